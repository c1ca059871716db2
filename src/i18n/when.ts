/** Moments (ms since 1970) as Discord shows them, in each reader's own language and zone. */
export const ago = (at: number): string => `<t:${Math.floor(at / 1000)}:R>`;
export const clock = (at: number): string => `<t:${Math.floor(at / 1000)}:T>`;

/** Commands as one can click them; their ids are known once they are registered. */
export interface Mentions {
  /** `energy gain` becomes `</energy gain:123>`, or plain `/energy gain` while its id is unknown. */
  mention(path: string): string;
  learn(ids: ReadonlyMap<string, string>): void;
}

export const createMentions = (): Mentions => {
  let ids: ReadonlyMap<string, string> = new Map();
  return {
    mention: (path) => {
      const id = ids.get(path.split(' ', 1).join());
      return id === undefined ? `\`/${path}\`` : `</${path}:${id}>`;
    },
    learn: (learned) => {
      ids = learned;
    },
  };
};

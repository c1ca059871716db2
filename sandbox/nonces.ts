/** How long a nonce keeps a second message away. */
const REMEMBERED = 5 * 60_000;

/** `enforce_nonce`: the same nonce in the same channel, within minutes, is the same message. */
export class Nonces {
  readonly #byKey = new Map<string, { readonly messageId: string; readonly at: number }>();

  messageFor(channelId: string, nonce: string | number, now: number): string | undefined {
    const known = this.#byKey.get(`${channelId} ${nonce}`);
    return known && now - known.at < REMEMBERED ? known.messageId : undefined;
  }

  remember(channelId: string, nonce: string | number, messageId: string, now: number): void {
    this.#byKey.set(`${channelId} ${nonce}`, { messageId, at: now });
  }
}

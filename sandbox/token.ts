/** A token of a bot's true shape (its id, a time, a signature) that opens nothing but a local Discord. */
export const botToken = (botId: string): string =>
  [Buffer.from(botId).toString('base64url'), 'LOCAL0', 'valid-on-this-loopback-address-only-00'].join('.');

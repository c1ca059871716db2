/** Trying again can't help: the operator must do something. The message says what. */
export class FatalError extends Error {
  override readonly name = 'FatalError';
}

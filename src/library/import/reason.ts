import { FatalError } from '../../fatal.ts';
import { LibraryBusy } from '../draft.ts';

/** What the operator can do something about: another import, a full disk, a directory that is not ours. Null for a fault of the program. */
export const reasonOf = (error: unknown): string | null => {
  if (error instanceof FatalError || error instanceof LibraryBusy) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL') return 'The disk is full.';
  if (code === 'SQLITE_BUSY') return 'Another process has been writing to the data for too long: try again.';
  const isSystem =
    error instanceof Error && typeof code === 'string' && /^(E[A-Z]+|SQLITE_(READONLY|CANTOPEN|IOERR))/.test(code);
  return isSystem ? `${error.message}.` : null;
};

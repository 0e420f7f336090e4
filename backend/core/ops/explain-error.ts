import { DatabaseAway } from '#backend/core/db/database.ts';

const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : '';
}

/** Why a command could not be carried out, in words for the operator who typed it. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseAway)
    return `The database cannot do it now (${error.reason}): nothing was done. Try again, or look at DATABASE_URL and the disk`;
  const code = codeOf(error);
  if (FORBIDDEN.has(code) && 'path' in error)
    return `This user may not use ${error.path}: run the command as the owner of the data folder, or name another one in DATA_DIR`;
  if (code === 'ECONNRESET' || code === 'EPIPE')
    return 'The running server ended before it answered. What was done is in its audit log: look before you ask again';
  return error.message;
}

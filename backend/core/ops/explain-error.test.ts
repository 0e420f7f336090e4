import { expect, test } from 'vitest';
import { DatabaseAway } from '#backend/core/db/database.ts';
import { explainError } from './explain-error.ts';

const system = (code: string, path?: string) =>
  Object.assign(new Error(`${code}: words of the system`), { code, ...(path && { path }) });

test.each([
  [new DatabaseAway('away', undefined), /^The database cannot do it now \(away\): nothing was done/],
  [
    system('EACCES', '/data/ops.sock'),
    /^This user may not use \/data\/ops\.sock: run the command as the owner/,
  ],
  [system('EROFS', '/data/pwin.lock'), /^This user may not use \/data\/pwin\.lock/],
  [system('ECONNRESET'), /^The running server ended before it answered/],
  [new Error('There is no member'), /^There is no member$/],
  ['words alone', /^words alone$/],
])('%s is said in words for an operator', (error, said) => {
  expect(explainError(error)).toMatch(said);
});

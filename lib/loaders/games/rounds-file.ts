import 'server-only';
import { ApiRefusal, SessionExpired } from '#lib/api/errors.ts';
import { gamePaths } from '#lib/games/game-paths.ts';
import { carriedHeaders, readThrough } from '#lib/gateway/read-through.ts';
import { asFile, fileOf, noFile } from '#lib/loaders/file-of-pieces.ts';
import type { FileProblem } from '#lib/loaders/games/rounds.ts';
import { paths } from '#lib/paths.ts';

/** Why there is no file is said on the page that it was asked from. */
function refused(error: unknown): Response {
  const back = gamePaths.rounds();
  if (error instanceof SessionExpired) return noFile(paths.sessionOver(back));
  const why: FileProblem = error instanceof ApiRefusal && error.code === 429 ? 'wait' : 'failed';
  return noFile(`${back}?file=${why}`);
}

/** All rounds of the member as a file of CSV, read piece by piece through the gateway. */
export async function answerRoundsFile(request: Request): Promise<Response> {
  const asker = carriedHeaders((name) => request.headers.get(name));
  const readPiece = (before: string | undefined) =>
    readThrough('GET /api/member/game/rounds/export', { before }, asker);
  try {
    const first = await readPiece(undefined);
    const whole = fileOf(first, readPiece, ({ csv }) => csv);
    return asFile(whole, 'text/csv', first.file_name);
  } catch (error) {
    return refused(error);
  }
}

import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { ApiRefusal, SessionExpired } from '#lib/api/errors.ts';
import { carriedHeaders, readThrough } from '#lib/gateway/read-through.ts';
import { asFile, fileOf, noFile } from '#lib/loaders/file-of-pieces.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { periodOf, type StatementFilter, statementFilterOf } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

type Piece = Calls['GET /api/member/statement/export']['data'];
/** Why there is no file is said on the page that it was asked from. */
function refused(filter: StatementFilter, error: unknown): Response {
  const back = paths.statementOf(filter);
  if (error instanceof SessionExpired) return noFile(paths.sessionOver(back));
  const why = error instanceof ApiRefusal && error.code === 429 ? 'wait' : 'failed';
  return noFile(`${back}${back.includes('?') ? '&' : '?'}file=${why}`);
}

/** The movements of an address as a file of CSV, read piece by piece through the gateway, whatever backend stands behind it. */
export async function answerStatementFile(request: Request): Promise<Response> {
  const filter = statementFilterOf(Object.fromEntries(new URL(request.url).searchParams));
  const asker = carriedHeaders((name) => request.headers.get(name));
  const { type, wallet } = filter;
  const period = periodOf(filter, bangkokDate(await backendNowMs()));
  const readPiece = (before: string | undefined): Promise<Piece> =>
    readThrough('GET /api/member/statement/export', { ...period, type, wallet, before }, asker);
  try {
    const first = await readPiece(undefined);
    return asFile(
      fileOf(first, readPiece, ({ csv }) => csv),
      'text/csv',
      first.file_name,
    );
  } catch (error) {
    return refused({ ...filter, ...period, before: undefined }, error);
  }
}

import 'server-only';
import type { Calls } from '#contract/calls.ts';
import { ApiRefusal, SessionExpired } from '#lib/api/errors.ts';
import { carriedHeaders, readThrough } from '#lib/gateway/read-through.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { periodOf, type StatementFilter, statementFilterOf } from '#lib/loaders/statement.ts';
import { paths } from '#lib/paths.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

type Piece = Calls['GET /api/member/statement/export']['data'];
type ReadPiece = (before: string | undefined) => Promise<Piece>;

/** The file behind its first piece. The next is read when the last one was taken, so a long file takes no more memory than a short one. */
export function fileOf(first: Piece, readPiece: ReadPiece): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let piece: Piece | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (!piece) return controller.close();
        controller.enqueue(encoder.encode(piece.csv));
        // A piece that cannot be read breaks the download off: half a statement must not look like a whole one.
        piece = piece.next === null ? undefined : await readPiece(piece.next);
      },
    },
    { highWaterMark: 0 },
  );
}

function elsewhere(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
}

/** Why there is no file is said on the page that it was asked from. */
function refused(filter: StatementFilter, error: unknown): Response {
  const back = paths.statementOf(filter);
  if (error instanceof SessionExpired) return elsewhere(paths.sessionOver(back));
  const why = error instanceof ApiRefusal && error.code === 429 ? 'wait' : 'failed';
  return elsewhere(`${back}${back.includes('?') ? '&' : '?'}file=${why}`);
}

/** The movements of an address as a file of CSV, read piece by piece through the gateway, whatever backend stands behind it. */
export async function answerStatementFile(request: Request): Promise<Response> {
  const filter = statementFilterOf(Object.fromEntries(new URL(request.url).searchParams));
  const asker = carriedHeaders((name) => request.headers.get(name));
  const { type, wallet } = filter;
  const period = periodOf(filter, bangkokDate(await backendNowMs()));
  const readPiece: ReadPiece = (before) =>
    readThrough('GET /api/member/statement/export', { ...period, type, wallet, before }, asker);
  try {
    const first = await readPiece(undefined);
    return new Response(fileOf(first, readPiece), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${first.file_name}"`,
        'cache-control': 'no-store',
      },
    });
  } catch (error) {
    return refused({ ...filter, ...period, before: undefined }, error);
  }
}

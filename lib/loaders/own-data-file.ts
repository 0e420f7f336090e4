import 'server-only';
import { SessionExpired } from '#lib/api/errors.ts';
import { carriedHeaders, readThrough } from '#lib/gateway/read-through.ts';
import { asFile, fileOf, noFile } from '#lib/loaders/file-of-pieces.ts';
import { paths } from '#lib/paths.ts';

/** All that is kept of the member as a file of JSON, read piece by piece through the gateway; the profile where there is none. */
export async function answerOwnDataFile(request: Request): Promise<Response> {
  const asker = carriedHeaders((name) => request.headers.get(name));
  const readPiece = (after: string | undefined) => readThrough('GET /api/member/data', { after }, asker);
  try {
    const first = await readPiece(undefined);
    return asFile(
      fileOf(first, readPiece, ({ text }) => text),
      'application/json',
      first.file_name,
    );
  } catch (error) {
    return noFile(error instanceof SessionExpired ? paths.sessionOver(paths.profile) : paths.profile);
  }
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'next/dist/compiled/compression/index.js';
import { releaseCompressionStream } from 'next/dist/server/lib/release-compression-stream.js';

const begin = compression();

/** Compresses an answer as Next does; a client that goes away leaves no stream behind. */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  begin(request, response, () => undefined);
  response.once('close', () => {
    if (!response.writableFinished) releaseCompressionStream(response);
  });
}

import 'server-only';

interface Piece {
  /** Where to go on; null behind the last one. */
  readonly next: string | null;
}

/** The file behind its first piece. The next is read when the last one was taken, so a long file takes no more memory than a short one. */
export function fileOf<P extends Piece>(
  first: P,
  readPiece: (after: string) => Promise<P>,
  textOf: (piece: P) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let piece: P | undefined = first;
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (!piece) return controller.close();
        controller.enqueue(encoder.encode(textOf(piece)));
        // A piece that cannot be read breaks the download off: half a file must not look like a whole one.
        piece = piece.next === null ? undefined : await readPiece(piece.next);
      },
    },
    { highWaterMark: 0 },
  );
}

/** An answer that is saved under a name and kept nowhere on the way. */
export function asFile(body: ReadableStream<Uint8Array>, type: string, name: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}

/** Sends a download back to a page that says why there is no file. */
export function noFile(path: string): Response {
  return new Response(null, { status: 303, headers: { location: path, 'cache-control': 'no-store' } });
}

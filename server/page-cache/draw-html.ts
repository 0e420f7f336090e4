import { Writable } from 'node:stream';
import type { ReactNode } from 'react';

/** React's renderer of the built pages: another instance would not know the state of their components. */
async function openRenderer() {
  const { default: runtime } = await import('next/dist/compiled/next-server/app-page-turbo.runtime.prod.js');
  return runtime.vendored['react-ssr'].ReactDOMServer.renderToPipeableStream;
}

let renderer: ReturnType<typeof openRenderer> | undefined;

/** HTML of an element as it stands in a page. Rejects when something in it fails. */
export async function drawHtml(element: ReactNode): Promise<Buffer> {
  renderer ??= openRenderer();
  const render = await renderer;
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write: (part: Buffer, _coding, done) => {
        parts.push(part);
        done();
      },
      final: (done) => {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    const { pipe } = render(element, {
      onAllReady: () => pipe(sink),
      onError: reject,
      // What could be fetched early goes here instead of before the element.
      onHeaders: () => undefined,
    });
  });
}

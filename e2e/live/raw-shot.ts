import { once } from 'node:events';
import { connect } from 'node:net';

const LONGEST_MS = 40_000;

/** Everything that a server sends back for what is written to a bare connection, until it ends it. */
export function shoot(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(Number(port), hostname);
  let seen = '';
  const late = setTimeout(
    () => socket.destroy(new Error(`Still open after: ${seen.slice(0, 200)}`)),
    LONGEST_MS,
  );
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    seen += chunk;
  });
  socket.once('error', reject);
  socket.once('close', () => {
    clearTimeout(late);
    resolve(seen);
  });
  socket.write(text, 'latin1');
  return promise;
}

/** True for an answer that is there whole: HEAD has no body, any other says its length or ends its chunks. */
function isWhole(request: string, answer: string): boolean {
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  if (rest.length === 0) return false;
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  if (request.startsWith('HEAD') || length === '0') return true;
  const body = rest.join('\r\n\r\n');
  return length === undefined ? body.endsWith('0\r\n\r\n') : body.length >= Number(length);
}

/** The answer to the last of some requests, each written on the same connection when the one before is answered. */
export async function shootInTurn(origin: string, texts: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).setEncoding('latin1').setTimeout(LONGEST_MS);
  socket.once('timeout', () => socket.destroy(new Error('No answer came')));
  let seen = '';
  try {
    for (const text of texts) {
      seen = '';
      socket.write(text, 'latin1');
      while (!isWhole(text, seen)) {
        const [chunk] = await once(socket, 'data');
        seen += chunk;
      }
    }
    return seen;
  } finally {
    socket.destroy();
  }
}

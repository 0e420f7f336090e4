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

import { connect } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';

export interface Target {
  readonly port: number;
  readonly path: string;
  /** Further headers, such as a cookie. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Load {
  readonly answers: number;
  readonly perSecond: number;
  /** Bytes of the bodies on the wire, on average. */
  readonly bodyBytes: number;
}

const CONNECTIONS = 10;
const READ_BYTES = 262_144;

/**
 * Asks for one address over and over on ten kept connections, one request at a time on each, and reads every body to its end.
 * `amount` ends it after so many requests, `seconds` after so long; what is under way is waited for. Throws at another status than 200.
 */
export async function load(
  target: Target | ((count: number) => Target),
  { seconds = Infinity, amount = Infinity }: { readonly seconds?: number; readonly amount?: number },
): Promise<Load> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  let [asked, answers, bytes] = [0, 0, 0];
  const next = () => {
    if (asked >= amount || performance.now() >= endsAt) return undefined;
    asked += 1;
    return typeof target === 'function' ? target(asked) : target;
  };
  const done = (bodyBytes: number) => {
    answers += 1;
    bytes += bodyBytes;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => caller(next, done)));
  const elapsed = performance.now() - startedAt;
  return { answers, perSecond: (answers * 1000) / elapsed, bodyBytes: bytes / answers };
}

const texts = new WeakMap<Target, string>();

function textOf(target: Target): string {
  const kept = texts.get(target);
  if (kept !== undefined) return kept;
  const headers = { host: `127.0.0.1:${target.port}`, ...target.headers };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = `GET ${target.path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  texts.set(target, text);
  return text;
}

function caller(next: () => Target | undefined, done: (bodyBytes: number) => void): Promise<void> {
  const first = next();
  if (!first) return Promise.resolve();
  return new Promise((resolve, reject) => {
    let current = first;
    const reader = createAnswerReader(({ status, bodyBytes }) => {
      if (status !== 200) throw new Error(`${current.path} answered ${status}`);
      done(bodyBytes);
      const following = next();
      if (!following) return void socket.end();
      current = following;
      socket.write(textOf(current), 'latin1');
    });
    const socket = connect({
      host: '127.0.0.1',
      port: first.port,
      noDelay: true,
      // One buffer for all that is read: nothing is kept of it.
      onread: {
        buffer: Buffer.allocUnsafe(READ_BYTES),
        callback: (length, buffer) => {
          try {
            reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length));
          } catch (error) {
            socket.destroy();
            reject(error);
          }
          return true;
        },
      },
    });
    socket.once('connect', () => socket.write(textOf(current), 'latin1'));
    socket.once('error', reject);
    socket.once('close', () =>
      reader.isIdle() ? resolve() : reject(new Error(`${current.path}: the connection closed early`)),
    );
  });
}

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { vi } from 'vitest';

const PARSE = 'P'.charCodeAt(0);
const BIND = 'B'.charCodeAt(0);
const HEADER_BYTES = 5;
/** Not a statement of anybody's. */
const OF_TRANSACTIONS = /^\s*(?:begin|commit|rollback)\b/i;

/** The texts between zero bytes at the beginning of a message of the protocol. */
function textsOf(message: Uint8Array): string[] {
  return Buffer.from(message)
    .subarray(HEADER_BYTES, HEADER_BYTES + 20_000)
    .toString('utf8')
    .split('\0');
}

/** Writes down every statement that this process sends to either engine from now on; restored with the other spies. */
export function hearStatements(): { readonly texts: string[] } {
  const texts: string[] = [];
  const prepared = new Map<string, string>();
  const hear = (text: string) => void (OF_TRANSACTIONS.test(text) || texts.push(text));
  const { query, execProtocol, execProtocolRawStream } = PGlite.prototype;
  const hearMessage = (message: Uint8Array) => {
    const [first = '', second = ''] = textsOf(message);
    if (message[0] === PARSE) prepared.set(first, second);
    if (message[0] === BIND) hear(prepared.get(second) ?? second);
  };
  vi.spyOn(PGlite.prototype, 'query').mockImplementation(function (this: PGlite, text, ...more) {
    hear(text);
    return Reflect.apply(query, this, [text, ...more]);
  });
  vi.spyOn(PGlite.prototype, 'execProtocol').mockImplementation(function (this: PGlite, message, ...more) {
    hearMessage(message);
    return execProtocol.call(this, message, ...more);
  });
  vi.spyOn(PGlite.prototype, 'execProtocolRawStream').mockImplementation(function (
    this: PGlite,
    message,
    how,
  ) {
    hearMessage(message);
    return execProtocolRawStream.call(this, message, how);
  });
  const ask = pg.Client.prototype.query;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const [what] = asked;
    hear(typeof what === 'string' ? what : String(Object(what).text));
    return Reflect.apply(ask, this, asked);
  });
  return { texts };
}

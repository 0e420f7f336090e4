import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long what a refused sender still sends is read and thrown away, so that it gets to read the answer. */
export const LINGER_MS = 1_000;

export type HeaderList = ReadonlyArray<readonly [string, string]>;

/** Answers on a bare connection, where no request could be read or none is wanted, and ends it. */
export function refuseSocket(socket: Duplex, status: number, headers: HeaderList): void {
  socket.on('error', () => {});
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const fixed: HeaderList = [
    ['connection', 'close'],
    ['content-length', '0'],
    ['cache-control', 'no-store'],
    ['date', new Date().toUTCString()],
  ];
  const lines = [...fixed, ...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Status for a request that Node's parser gave up on. */
export function statusOfParserError(error: Error): number {
  return ('code' in error && STATUS_BY_CODE[String(error.code)]) || 400;
}

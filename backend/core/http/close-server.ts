import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import type { HeaderList } from '#backend/core/http/refuse-socket.ts';

const SWEEP_MS = 20;

/** The answers under way on each connection. */
export type Connections = ReadonlyMap<Socket, ReadonlySet<ServerResponse>>;

export interface Patience {
  /** How long a connection without a whole request may still bring one. */
  readonly graceMs: number;
  /** How long whole requests may take to be answered. */
  readonly lastMs: number;
}

/** Closes the connection after this answer and tells the client so, unless its head is on the way already. */
export function markLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}

function answerLate(response: ServerResponse, headers: HeaderList): void {
  if (response.headersSent || !response.req.complete) return;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
  response.end(JSON.stringify({ error: 503, message: 'ระบบกำลังปิดปรับปรุงชั่วคราว กรุณาลองใหม่อีกครั้ง' }));
}

/** Takes no more connections. Those that it has stay as they are, idle ones too. */
export async function stopListening(server: Server): Promise<void> {
  // Connections that the kernel took while this process was busy come in first.
  await turn();
  await turn();
  // The close of an HTTP server cuts idle connections off at once, and with them requests on their way.
  NetServer.prototype.close.call(server);
}

/**
 * Answers when the last connection has ended. A request that is whole gets its answer, and kept connections a moment in
 * which a request that was on its way gets one too; the caller marks every answer as the last. What stays half sent,
 * idle or unanswered is cut off.
 */
export async function drain(
  connections: Connections,
  { graceMs, lastMs }: Patience,
  headers: () => HeaderList,
): Promise<void> {
  const startedAt = performance.now();
  for (const answers of connections.values()) {
    // Whatever was asked for before it is answered too.
    const last = [...answers].at(-1);
    if (last) markLast(last);
  }
  for (;;) {
    const past = performance.now() - startedAt;
    if (connections.size === 0 || past >= lastMs) break;
    if (past >= graceMs) {
      for (const [socket, answers] of connections) {
        if (![...answers].some(({ req }) => req.complete)) socket.destroy();
      }
    }
    await wait(SWEEP_MS);
  }
  for (const answers of connections.values()) for (const one of answers) answerLate(one, headers());
  await turn();
  for (const socket of connections.keys()) socket.destroy();
}

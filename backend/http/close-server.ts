import type { Server } from 'node:http';

const SWEEP_MS = 50;

/**
 * Takes no more connections and answers when the last one has ended: at once when it is idle, after its answer when a
 * request is under way, and after `longestMs` in any case.
 */
export async function closeServer(server: Server, longestMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A client may keep a connection for minutes after the answer that was under way.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const giveUp = setTimeout(() => server.closeAllConnections(), longestMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}

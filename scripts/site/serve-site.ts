import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import next from 'next';
import { prepareDataDir } from '#backend/db/data-dir.ts';
import { closeServer } from '#backend/http/close-server.ts';
import { giveUp, root, say } from '#scripts/ensure.mjs';
import type { Site } from './read-site.ts';
import { secure } from './secure.ts';

// Longer than the idle timeout of common load balancers, so that they are the ones who close.
const KEEP_ALIVE_MS = 65_000;
const LAST_REQUESTS_MS = 10_000;

/** False when another program listens on the port. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/**
 * Serves the site in this process and answers when it listens; a signal lets running requests finish and exits 0.
 * In development pages are compiled when they are opened, otherwise the build is served.
 */
export async function serveSite(site: Site): Promise<void> {
  Object.assign(process.env, site.env);
  closeDataDir();
  const server = createServer();
  const dev = site.env.NODE_ENV === 'development';
  const app = next({ dev, dir: root, port: site.port, quiet: !dev, httpServer: server });
  await app.prepare().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    giveUp(`เปิดเว็บไซต์ไม่สำเร็จ: ${reason}`, 'The site could not start; the reason is above.');
  });
  const handle = app.getRequestHandler();
  const trustProxy = process.env.TRUST_PROXY === 'yes';
  server.on('request', (request, response) => {
    if (!trustProxy) nameCaller(request);
    secure(request, response);
    void handle(request, response);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.once('error', (error) =>
    giveUp(`เปิดพอร์ต ${site.port} ไม่ได้: ${error.message}`, 'The port could not be opened.'),
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void end(server, () => app.close()));
  }
  server.listen(site.port);
  await once(server, 'listening');
  await openBackend(site.port);
  const seconds = process.uptime().toFixed(1);
  say(`พร้อมใช้งานที่ http://localhost:${site.port} · Ready (${seconds} s)`);
}

/** Also a web server whose backend is elsewhere keeps a secret there. */
function closeDataDir(): void {
  try {
    prepareDataDir(path.resolve(process.env.DATA_DIR || '.data'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    giveUp(`เปิดโฟลเดอร์ข้อมูลไม่ได้: ${reason}`, 'The data folder cannot be used; the reason is above.');
  }
}

/** What a client says of its own address counts only behind a proxy that the operator put there. */
function nameCaller(request: IncomingMessage): void {
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? 'unknown';
  delete request.headers['x-forwarded-host'];
}

/** Next opens the backend in the background; the first answer shows that the site is there. */
async function openBackend(port: number): Promise<void> {
  await fetch(`http://localhost:${port}/api/health`).catch(() => undefined);
}

async function end(server: Server, closeApp: () => Promise<void>): Promise<void> {
  say('กำลังปิด · Closing');
  await closeServer(server, LAST_REQUESTS_MS);
  await closeApp();
  const backend = await globalThis.pwinBackend;
  await backend?.close();
  process.exit(0);
}

import { createServer } from 'node:http';
import { createServer as createProbe } from 'node:net';
import path from 'node:path';
import next from 'next';
import { prepareDataDir } from '#backend/core/db/data-dir.ts';
import { countRefused } from '#backend/core/http/count-refused.ts';
import { guardedServer } from '#backend/core/http/guarded-server.ts';
import { listen } from '#backend/core/http/listen.ts';
import { stopOnSignal } from '#backend/core/http/stop-on-signal.ts';
import { createLog } from '#backend/log.ts';
import { withRenderContext } from '#lib/render-context.ts';
import { giveUp, root, say } from '#scripts/ensure.mjs';
import { inlineFirstView, openFirstView } from '#server/first-load/first-view.ts';
import { takesGzip } from './accept-encoding.ts';
import { admitRequest, dropInternal, readTarget } from './admit-request.ts';
import { compress } from './compress.ts';
import { callerOf, nameCaller } from './name-caller.ts';
import { noteRefusals } from './note-refusals.ts';
import { openPageFront } from './page-cache/page-front.ts';
import { type Handle, renderPage } from './page-cache/render-page.ts';
import type { Site } from './read-site.ts';
import { headersOfRefusal, secure } from './secure.ts';
import { openStaticFiles } from './static-files.ts';
import { openStreamFront } from './stream-front.ts';

/** False when another program listens there. */
export function isPortFree({ port, host }: Pick<Site, 'port' | 'host'>): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createProbe();
    probe.once('error', (error) => resolve(!('code' in error && error.code === 'EADDRINUSE')));
    probe.listen({ port, ...(host && { host }) }, () => probe.close(() => resolve(true)));
  });
}

const pathOf = (url: string) => url.split('?', 1).join();

/** The server in front of Next: what is no request of ours never reaches it. */
function guardSite({ env, distDir, pageCacheMb }: Site, handle: Handle) {
  const dev = env.NODE_ENV === 'development';
  const trustProxy = process.env.TRUST_PROXY === 'yes';
  const log = createLog(process.env.LOG_LEVEL === 'silent' ? 'silent' : 'warn');
  const files = openStaticFiles(path.join(root, distDir));
  const firstView = dev ? undefined : openFirstView(path.join(root, distDir), path.join(root, 'public'));
  const streams = openStreamFront();
  const answer = openPageFront({
    bridge: () => (dev || pageCacheMb === 0 ? undefined : globalThis.pwinPages),
    limitBytes: pageCacheMb * 1_000_000,
    render: (key, markers) => renderPage(handle, key, markers, firstView),
    ordinary: (request, response, context) => {
      secure(request, response);
      noteRefusals(log, request, response);
      // Next's tools for development have methods and addresses of their own.
      if (!dev && (!admitRequest(request, response) || files.answer(request, response))) return;
      if (streams.answer(request, response)) return;
      compress(request, response);
      // Uncompressed, a page with its styles inside would be three times as long.
      if (firstView && takesGzip(request.headers['accept-encoding'])) inlineFirstView(response, firstView);
      void withRenderContext(context, () => handle(request, response));
    },
    onNotAlone: (url, error) =>
      log.warn(
        { path: pathOf(url), why: String(error.cause) },
        'a part of a page cannot be drawn without it',
      ),
    onFailure: (url, why, hasLastGood) => {
      const path = pathOf(url);
      if (why !== 'other') log.warn({ path, why, hasLastGood }, 'a page could not be rendered to be kept');
    },
  });
  const guarded = guardedServer(answer, {
    prepare: (request) => {
      request.url = readTarget(request.url ?? '/', dev);
      if (!dev) dropInternal(request);
      nameCaller(request, trustProxy);
    },
    headers: headersOfRefusal,
    refused: countRefused(log),
    clientOf: callerOf,
    isFree: () => trustProxy,
    refusesUpgrades: !dev,
  });
  return {
    server: guarded.server,
    close: async () => {
      streams.close();
      await guarded.close();
    },
  };
}

/**
 * Serves the site in this process and answers when it listens; a signal lets running requests finish and exits 0.
 * In development pages are compiled when they are opened, otherwise the build is served.
 */
export async function serveSite(site: Site): Promise<void> {
  Object.assign(process.env, site.env);
  closeDataDir();
  if (site.mock) await openMocks();
  const dev = site.env.NODE_ENV === 'development';
  let handle: Handle | undefined;
  const { server, close } = guardSite(site, async (request, response) => handle?.(request, response));
  // Next takes WebSockets of the server that it is given: in development its own, otherwise of one that never listens.
  const httpServer = dev ? server : createServer();
  // Its tools for development let pages of this name connect to them, beside those of localhost.
  const named = dev && site.host ? { hostname: site.host } : {};
  const app = next({ dev, dir: root, port: site.port, quiet: !dev, httpServer, ...named });
  stopOnSignal(async () => {
    say('กำลังปิด · Closing');
    await close();
    await app.close();
    const backend = await globalThis.pwinBackend;
    await backend?.close();
  });
  await app.prepare().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    giveUp(`เปิดเว็บไซต์ไม่สำเร็จ: ${reason}`, 'The site could not start; the reason is above.');
  });
  handle = app.getRequestHandler();
  const url = await listen(server, site.port, site.host).catch((error: Error) =>
    giveUp(`เปิดพอร์ต ${site.port} ไม่ได้: ${error.message}`, 'The address or port could not be opened.'),
  );
  // Next opens the backend in the background; the first answer shows that the site is there.
  await fetch(`${url}/api/health`).catch(() => undefined);
  say(`พร้อมใช้งานที่ ${url} · Ready (${process.uptime().toFixed(1)} s)`);
}

/** Puts the mocks behind the API. They come from the sources: no build holds them, and no build of its own is needed for QA. */
async function openMocks(): Promise<void> {
  const [{ readBackendEnv }, { mockBackend }] = await Promise.all([
    import('#backend/env.ts'),
    import('#mocks/backend.ts'),
  ]);
  if (!readBackendEnv([]).sandbox) {
    giveUp(
      'API_BACKEND=mock ใช้ได้เฉพาะเครื่องทดลอง ตั้ง SANDBOX=yes หากเครื่องนี้เป็นเครื่องทดลอง',
      'API_BACKEND=mock: only a sandbox has mocks; SANDBOX=yes makes this one.',
    );
  }
  globalThis.pwinMocks = mockBackend;
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

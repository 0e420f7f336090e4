import 'server-only';
import { readWebEnv } from '#lib/env.ts';

/** What stands behind the door: answers every request under /api; never throws. */
export type Backend = (request: Request) => Promise<Response>;

const unreachable = () =>
  Response.json(
    { error: 503, message: 'ติดต่อระบบไม่ได้ชั่วคราว กรุณาลองใหม่อีกครั้ง' },
    { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
  );

const REMOTE_TIMEOUT_MS = 15_000;

function remoteBackend(origin: string): Backend {
  return async (request) => {
    const url = new URL(request.url);
    try {
      return await fetch(`${origin}${url.pathname}${url.search}`, {
        method: request.method,
        headers: request.headers,
        body: request.method === 'GET' ? null : await request.arrayBuffer(),
        redirect: 'manual',
        signal: AbortSignal.timeout(REMOTE_TIMEOUT_MS),
      });
    } catch {
      return unreachable();
    }
  };
}

async function chooseBackend(): Promise<Backend> {
  // biome-ignore lint/style/noProcessEnv: inlined right here, so that the default build drops the import of the mocks
  if (process.env.MOCK_BUILD === 'yes') return (await import('#mocks/backend.ts')).mockBackend;
  const env = readWebEnv();
  if (env.apiBackend === 'mock') throw new Error('API_BACKEND=mock needs the mock build: npm run build:mock');
  if (env.apiBackend === 'remote' && env.apiOrigin) return remoteBackend(env.apiOrigin);
  const { embeddedBackend } = await import('#backend/boot.ts');
  await embeddedBackend();
  return async (request) => (await embeddedBackend()).handle(request);
}

let chosen: Promise<Backend> | undefined;

/** The backend of this process, chosen by configuration at its first use. */
export function backend(): Promise<Backend> {
  chosen ??= chooseBackend();
  return chosen;
}

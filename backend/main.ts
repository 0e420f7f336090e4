import { bootBackend } from '#backend/boot.ts';
import { readBackendEnv } from '#backend/env.ts';
import { closeServer } from '#backend/http/close-server.ts';
import { serveOver, trustedPeers } from '#backend/http/server.ts';

const DRAIN_MS = 3_000;
const GIVE_UP_MS = 8_000;

/** The backend alone, for web servers that reach it with `API_BACKEND=remote`. */
async function main(): Promise<void> {
  const env = readBackendEnv();
  const backend = await bootBackend(env);
  const server = serveOver(backend.handle, trustedPeers(env.trustedGateways));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.port, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : env.port;
  process.stdout.write(`backend on http://localhost:${port} (${backend.services.db.engine})\n`);

  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    await closeServer(server, DRAIN_MS);
    await backend.close();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});

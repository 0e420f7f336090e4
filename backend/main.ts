import { areas } from '#backend/areas.ts';
import { bootBackend } from '#backend/boot.ts';
import { countRefused } from '#backend/core/http/count-refused.ts';
import { listen } from '#backend/core/http/listen.ts';
import { serveOver, trustedPeers } from '#backend/core/http/server.ts';
import { stopOnSignal } from '#backend/core/http/stop-on-signal.ts';
import { readBackendEnv } from '#backend/env.ts';

/** The backend alone, for web servers that reach it with `API_BACKEND=remote`. */
async function main(): Promise<void> {
  const env = readBackendEnv(areas);
  const backend = await bootBackend(env);
  const { server, close } = serveOver(
    backend.handle,
    trustedPeers(env.trustedGateways),
    backend.streams.answer,
    countRefused(backend.services.log),
  );
  stopOnSignal(async () => {
    backend.streams.close();
    await close();
    await backend.close();
  });
  const url = await listen(server, env.port, env.host);
  process.stdout.write(`backend on ${url} (${backend.services.db.engine})\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
});

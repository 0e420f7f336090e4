import { createHash, timingSafeEqual } from 'node:crypto';
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Guard, guardedServer, limits } from '#backend/core/http/guarded-server.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { OpsRequest } from '#backend/core/ops/parse-ops.ts';
import { runOps } from '#backend/core/ops/run-ops.ts';
import { opsSocketName, opsSocketPath, opsTokenPath } from '#backend/core/ops/socket-path.ts';
import type { Services } from '#backend/services.ts';

/** A file of every draw since 1900, each number on a line of its own, is 11 MB. */
const MAX_BYTES = 64_000_000;
// A settlement that is cut off goes on at the next start.
const LAST_COMMAND_MS = 3_000;
/** Only the owner of the data folder reaches the socket, and a command may take its time. */
const ownersOnly: Guard = {
  prepare: () => {},
  headers: () => [],
  clientOf: () => undefined,
  isFree: () => true,
};
const patient = { ...limits, silentMs: 0 };

export interface OpsListener {
  close(): Promise<void>;
}

async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error('The request is too large');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * Listens on a Unix socket for commands of the operator, because PGlite has one opener and this process is it. Whoever
 * can read the token file of the data folder may command. The token is new at every start.
 */
export async function listenForOps(
  services: Services,
  dataDir: string,
  commands: readonly OpsCommand[],
): Promise<OpsListener> {
  const token = services.random.token(32);
  const tokenFile = opsTokenPath(dataDir);
  rmSync(tokenFile, { force: true });
  writeFileSync(tokenFile, token, { mode: 0o600 });
  const socketPath = opsSocketPath(dataDir);
  rmSync(socketPath, { force: true });

  const { server, close } = guardedServer(
    async (incoming, outgoing) => {
      const reply = (status: number, body: unknown) => {
        outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
        outgoing.end(JSON.stringify(body));
      };
      try {
        const given = incoming.headers.authorization ?? '';
        if (!timingSafeEqual(hash(given), hash(`Bearer ${token}`)))
          return reply(403, { error: 'wrong token' });
        const request = OpsRequest.safeParse(await readJson(incoming));
        if (!request.success) return reply(422, { error: 'not a command' });
        return reply(200, await runOps(services, request.data, commands));
      } catch {
        return reply(422, { error: 'not a command' });
      }
    },
    ownersOnly,
    patient,
  );
  const socket = opsSocketName(dataDir);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket.name, resolve);
  });
  chmodSync(socketPath, 0o600);
  return {
    close: async () => {
      await close({ graceMs: 0, lastMs: LAST_COMMAND_MS });
      socket[Symbol.dispose]();
      rmSync(tokenFile, { force: true });
    },
  };
}

import 'server-only';
import { readWebEnv } from '#lib/env.ts';
import type { AnswerApi, InProcess } from '#lib/gateway/answer-api.ts';
import { remoteBackend } from '#lib/gateway/remote-backend.ts';

declare global {
  /** The mocks, put there by the server in front of Next where they are asked for: no build holds them. */
  var pwinMocks: AnswerApi | undefined;
}

async function chooseBackend(): Promise<AnswerApi> {
  const env = readWebEnv();
  if (env.apiBackend === 'mock') {
    if (!globalThis.pwinMocks)
      throw new Error('API_BACKEND=mock: the server in front of Next opened no mocks');
    return globalThis.pwinMocks;
  }
  if (env.apiBackend === 'remote' && env.apiOrigin) return remoteBackend(env.apiOrigin);
  const { embeddedBackend } = await import('#backend/boot.ts');
  await embeddedBackend();
  return async (request) => (await embeddedBackend()).handle(request);
}

let chosen: Promise<AnswerApi> | undefined;

/** The backend of this process, chosen by configuration at its first use. */
export function backend(): Promise<AnswerApi> {
  chosen ??= chooseBackend();
  return chosen;
}

/** Reading the environment costs more than reading a page does. */
let isEmbedded: boolean | undefined;

/** The backend in this process, for what needs no request; undefined when it is elsewhere or a mock. */
export async function inProcess(): Promise<InProcess | undefined> {
  isEmbedded ??= readWebEnv().apiBackend === 'embedded';
  if (!isEmbedded) return undefined;
  return globalThis.pwinBackend ?? (await import('#backend/boot.ts')).embeddedBackend();
}

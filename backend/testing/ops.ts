import { areas } from '#backend/areas.ts';
import { carryOut } from '#backend/core/ops/carry-out.ts';
import { commandsOf } from '#backend/core/ops/commands.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import { type OpsRequest, parseOps } from '#backend/core/ops/parse-ops.ts';
import { runOps as run } from '#backend/core/ops/run-ops.ts';
import { readBackendEnv } from '#backend/env.ts';
import type { Services } from '#backend/services.ts';
import type { ProcessEnv } from '#backend/testing/backend-process.ts';

const commands = commandsOf(areas);

/** Runs a command of the product as the operator's command line would. */
export function runOps(services: Services, request: OpsRequest): Promise<OpsAnswer> {
  return run(services, request, commands);
}

/**
 * What `npm run ops` does with these words beside a server, in the test's own process: for tests of other things, as a program that
 * starts costs more than most commands.
 */
export async function operate(words: readonly string[], env: ProcessEnv): Promise<OpsAnswer> {
  const request = parseOps(words, commands);
  if (request === 'help') throw new Error('Help is no command');
  return carryOut(readBackendEnv(areas, { LOG_LEVEL: 'silent', ...env }), areas, request);
}

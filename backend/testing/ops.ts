import { areas } from '#backend/areas.ts';
import { commandsOf } from '#backend/ops/commands.ts';
import type { OpsAnswer } from '#backend/ops/ops-call.ts';
import type { OpsRequest } from '#backend/ops/parse-ops.ts';
import { runOps as run } from '#backend/ops/run-ops.ts';
import type { Services } from '#backend/services.ts';

const commands = commandsOf(areas);

/** Runs a command of the product as the operator's command line would. */
export function runOps(services: Services, request: OpsRequest): Promise<OpsAnswer> {
  return run(services, request, commands);
}

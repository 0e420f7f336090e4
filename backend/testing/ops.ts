import { areas } from '#backend/areas.ts';
import { commandsOf } from '#backend/core/ops/commands.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import type { OpsRequest } from '#backend/core/ops/parse-ops.ts';
import { runOps as run } from '#backend/core/ops/run-ops.ts';
import type { Services } from '#backend/services.ts';

const commands = commandsOf(areas);

/** Runs a command of the product as the operator's command line would. */
export function runOps(services: Services, request: OpsRequest): Promise<OpsAnswer> {
  return run(services, request, commands);
}

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

/** An instant by another clock than that of Bangkok. */
const NOT_OF_BANGKOK = /\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-](?!07:00)\d\d)/;

/** Runs a command of the product as the operator's command line would. Fails where it shows a time that is not of Bangkok. */
export async function runOps(services: Services, request: OpsRequest): Promise<OpsAnswer> {
  const answer = await run(services, request, commands);
  // What was typed is said again as it was typed.
  const typed = Object.values(request.options);
  const unsaid = (line: string) => typed.reduce((rest, value) => rest.replaceAll(value, ''), line);
  const strange = answer.lines.find((line) => NOT_OF_BANGKOK.test(unsaid(line)));
  if (strange !== undefined && !request.options.format)
    throw new Error(`${request.command} shows a time that is not of Bangkok: ${strange}`);
  return answer;
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

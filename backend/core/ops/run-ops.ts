import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { isAway } from '#backend/core/db/retry.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import type { OpsCommand } from '#backend/core/ops/command.ts';
import { simulated, unexplained } from '#backend/core/ops/commands.ts';
import type { OpsAnswer } from '#backend/core/ops/ops-call.ts';
import type { OpsRequest } from '#backend/core/ops/parse-ops.ts';
import { rehearsal } from '#backend/core/ops/rehearsal.ts';
import { sealedOutcomes } from '#backend/core/ops/sealings.ts';
import type { Operator } from '#backend/operator.ts';
import { HttpRefusal, OperatorRefusal, Refusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';

const refused = (message: string): OpsAnswer => ({ code: 1, lines: [message] });

/** What the log keeps of the options: no secret, a file by its hash, a mobile number by its last four digits. */
function facts(command: OpsCommand, options: OpsRequest['options']): Record<string, string> {
  const kept = Object.entries(options).filter(([name]) => !command.options[name]?.secret);
  return Object.fromEntries(
    kept.map(([name, value]) => {
      if (command.options[name]?.file)
        return [name, `sha256 ${createHash('sha256').update(value).digest('hex')}`];
      return [name, command.options[name]?.mobile ? maskMobileEnd(value) : value];
    }),
  );
}

/** Runs one of these commands where the database is open. Never throws: what goes wrong is in the answer, with exit code 1. */
export async function runOps(
  services: Services,
  request: OpsRequest,
  commands: readonly OpsCommand[],
): Promise<OpsAnswer> {
  const command = commands.find(({ name }) => name === request.command);
  if (!command) return refused(`There is no command "${request.command}"`);
  const simulation = services.sandbox ? undefined : simulated(command, request.options);
  if (simulation)
    return refused(`${simulation} is simulated money, which only a sandbox has; SANDBOX=yes makes this one`);
  const mute = unexplained(command, request);
  if (mute) return refused(`${mute} needs --why`);
  const dryRun = command.changes && !request.yes;
  const operator = { ...services, actId: services.random.uuid() };
  try {
    if (!dryRun && (command.changes || command.ofMembers)) return await logged(operator, command, request);
    const call = { services: dryRun ? { ...operator, db: rehearsal(services.db) } : operator, dryRun };
    const answer = await command.run({ ...call, options: request.options, who: request.who });
    if (!dryRun) return answer;
    return {
      code: answer.code,
      lines: [...answer.lines, 'Dry run: nothing was changed. Add --yes to do it.'],
    };
  } catch (error) {
    return refused(explain(services, error));
  }
}

/** The act is in the log before it begins, so that none is missing; its end is added afterwards. */
async function logged(services: Operator, command: OpsCommand, request: OpsRequest): Promise<OpsAnswer> {
  const id = services.actId;
  const kept = facts(command, request.options);
  const { who, why, options } = request;
  const act = { id, at: services.clock.now(), who, why, command: command.name, asked: kept };
  await writeAct(services.db, act, { ...kept, outcome: 'begun' });
  const end = (outcome: string) =>
    services.db.transact(async (tx) => {
      await tx.orm
        .update(opsLog)
        .set({ facts: sql`${opsLog.facts} || ${JSON.stringify({ outcome })}::jsonb` })
        .where(eq(opsLog.id, id));
      await sealRows(tx, services, sealedOutcomes, [id]);
    });
  try {
    const answer = await command.run({ services, options, who, dryRun: false });
    await end(answer.code === 0 ? 'done' : 'refused');
    return answer;
  } catch (error) {
    await end(isRefusal(error) ? 'refused' : 'failed');
    throw error;
  }
}

function isRefusal(error: unknown): error is Error {
  return error instanceof OperatorRefusal || error instanceof Refusal || error instanceof HttpRefusal;
}

function explain(services: Services, error: unknown): string {
  if (isRefusal(error)) return error.message;
  if (isAway(error)) return 'The database is away; try again';
  services.log.error({ err: error }, 'operator command failed');
  return `The command failed: ${error instanceof Error ? error.message : 'unknown error'}`;
}

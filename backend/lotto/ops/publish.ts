import { and, count, eq } from 'drizzle-orm';
import { GLO_SOURCE } from '#backend/lotto/settlement/draws.ts';
import { publishResult } from '#backend/lotto/settlement/publish-result.ts';
import { bill } from '#backend/lotto/tables.ts';
import { needs, type OpsCommand } from '#backend/ops/command.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { readDrawFile } from '#rules/lotto/kinds/glo/draw-file.ts';

async function publish(call: OpsCall): Promise<OpsAnswer> {
  const { services, who, dryRun } = call;
  const kind = option(call, 'kind');
  const date = option(call, 'date');
  const reading = readDrawFile(option(call, 'file'), date);
  if (!reading.ok) throw new OperatorRefusal(reading.problems.join('\n'));
  const { roundId, outcome, settled } = await publishResult(services, {
    kind,
    date,
    draw: reading.value,
    source: GLO_SOURCE,
    who,
  });
  const figures = `first prize ${reading.value.first}, last two ${reading.value.last_two}`;
  if (outcome === 'already published') {
    return {
      code: 0,
      lines: [`${roundId} was published before with these figures; ${settled} bills settled now`],
    };
  }
  const waiting = dryRun ? await pendingBills(call, roundId) : settled;
  return { code: 0, lines: [`${roundId} published: ${figures}`, `${waiting} bills settled`] };
}

async function pendingBills({ services }: OpsCall, roundId: string): Promise<number> {
  const [row] = await services.db.orm
    .select({ total: count() })
    .from(bill)
    .where(and(eq(bill.roundId, roundId), eq(bill.status, 'pending')));
  return row?.total ?? 0;
}

export const publishDraw: OpsCommand = {
  name: 'lotto publish',
  summary: 'Publish the result of a draw and settle its bills; the same result again changes nothing',
  changes: true,
  options: { kind: needs('glo'), date: needs('YYYY-MM-DD'), file: { ...needs('draws.json'), file: true } },
  run: publish,
};

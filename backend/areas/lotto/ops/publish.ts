import { and, count, eq } from 'drizzle-orm';
import { drawsFile } from '#backend/areas/lotto/ops/draws-file.ts';
import { publishedKind } from '#backend/areas/lotto/settlement/draws.ts';
import { publishResult } from '#backend/areas/lotto/settlement/publish-result.ts';
import { bill } from '#backend/areas/lotto/tables.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { dayOption, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { readDrawFile } from '#rules/lotto/kinds/draw-file.ts';

async function publish(call: OpsCall): Promise<OpsAnswer> {
  const { services, who, dryRun } = call;
  const kindCode = option(call, 'kind');
  const date = dayOption(call, 'date');
  const number = numberOf(call);
  const kind = publishedKind(kindCode);
  const reading = readDrawFile(kind, option(call, 'file'), { drawDate: date, number });
  if (!reading.ok) throw new OperatorRefusal(reading.problems.join('; '));
  const { draw } = reading.value;
  const { roundId, outcome, settled } = await publishResult(services, {
    kind: kindCode,
    date,
    number,
    draw,
    source: kind.source,
    who,
  });
  const tiers = kind.tiers(draw);
  const remarks = kind.remarks?.(tiers) ?? [];
  if (outcome === 'already published') {
    return {
      code: 0,
      lines: [`${roundId} was published before with these figures; ${settled} bills settled now`],
    };
  }
  const waiting = dryRun ? await pendingBills(call, roundId) : settled;
  return {
    code: 0,
    lines: [`${roundId} published: ${kind.inShort(tiers)}`, ...remarks, `${waiting} bills settled`],
  };
}

/** Which round of the day; the first unless said. */
function numberOf(call: OpsCall): number {
  const typed = call.options.round ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(typed)) throw new OperatorRefusal(`--round ${typed} is no round of a day`);
  return Number(typed);
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
  options: {
    kind: needs('glo'),
    date: needs('YYYY-MM-DD'),
    round: may('1'),
    file: drawsFile,
  },
  run: publish,
};

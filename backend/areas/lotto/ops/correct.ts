import { and, asc, eq, lt } from 'drizzle-orm';
import { member } from '#backend/areas/account/tables.ts';
import { drawsFile } from '#backend/areas/lotto/ops/draws-file.ts';
import { correctResult } from '#backend/areas/lotto/settlement/correct-result.ts';
import { previewCorrection } from '#backend/areas/lotto/settlement/preview-correction.ts';
import { round } from '#backend/areas/lotto/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { readDrawFile } from '#rules/lotto/kinds/draw-file.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import type { LotteryKind, StoredDraw } from '#rules/lotto/kinds/lottery-kind.ts';
import { formatBaht } from '#rules/money/baht.ts';

const MOST_LISTED = 500;

/** The preview comes with the dry run and before the act, so that the log of the terminal holds both. */
async function correct(call: OpsCall): Promise<OpsAnswer> {
  const { services, who } = call;
  const roundId = option(call, 'round');
  const { kind, draw } = await drawOf(call, roundId);
  const preview = await previewLines(call, roundId, draw);
  const { outcome, version } = await correctResult(services, { roundId, draw, source: kind.source, who });
  if (outcome === 'unchanged')
    return { code: 0, lines: [`${roundId} has these figures already, as version ${version}`] };
  const tiers = kind.tiers(draw);
  const head = [`${roundId} version ${version}: ${kind.inShort(tiers)}`, ...(kind.remarks?.(tiers) ?? [])];
  return { code: 0, lines: [...head, ...preview] };
}

async function drawOf(call: OpsCall, roundId: string): Promise<{ kind: LotteryKind; draw: StoredDraw }> {
  const [row] = await call.services.db.orm
    .select()
    .from(round)
    .where(and(eq(round.id, roundId), eq(round.agentId, call.services.agentId)));
  if (!row) throw new OperatorRefusal(`There is no round ${roundId}`);
  const kind = kindOf(row.kind);
  const reading = readDrawFile(kind, option(call, 'file'), row);
  if (!reading.ok) throw new OperatorRefusal(reading.problems.join('; '));
  return { kind, draw: reading.value.draw };
}

async function previewLines({ services }: OpsCall, roundId: string, draw: StoredDraw): Promise<string[]> {
  const { bills, differences, owedSatang } = await previewCorrection(services, roundId, draw);
  const listed = differences
    .slice(0, MOST_LISTED)
    .map(
      ({ billId, paidSatang, dueSatang }) =>
        `bill ${billId}  paid ${formatBaht(paidSatang)}  due ${formatBaht(dueSatang)}`,
    );
  const unlisted = differences.length - listed.length;
  const paid = differences.reduce((total, one) => total + one.paidSatang, 0n);
  const due = differences.reduce((total, one) => total + one.dueSatang, 0n);
  return [
    ...listed,
    ...(unlisted > 0 ? [`and ${unlisted} more`] : []),
    `${differences.length} of ${bills} settled bills change: ${baht(paid)} taken back, ${baht(due)} paid`,
    ...(owedSatang > 0n ? [`${baht(owedSatang)} of it is spent: booked as owed by the members`] : []),
  ];
}

async function debts({ services }: OpsCall): Promise<OpsAnswer> {
  const { orm } = services.db;
  const owing = and(
    eq(ledgerAccount.agentId, services.agentId),
    eq(ledgerAccount.kind, 'debt'),
    lt(ledgerAccount.balance, 0n),
  );
  const rows = await orm
    .select({ username: member.username, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .innerJoin(member, eq(member.id, ledgerAccount.memberId))
    .where(owing)
    .orderBy(asc(ledgerAccount.balance));
  const lines = rows.map(({ username, balance }) => `${username} owes ${baht(-(balance ?? 0n))}`);
  return { code: 0, lines: lines.length > 0 ? lines : ['Nobody owes anything'] };
}

export const correctDraw: OpsCommand = {
  name: 'lotto correct',
  summary: 'Replace a published result by the right one: takes back wrong winnings and pays right ones, once',
  changes: true,
  needsReason: true,
  options: { round: needs('ROUND'), file: drawsFile },
  run: correct,
};

export const listDebts: OpsCommand = {
  name: 'lotto debts',
  summary: 'Members whose wallet did not reach when wrong winnings were taken back, and what they owe',
  changes: false,
  ofMembers: true,
  options: {},
  run: debts,
};

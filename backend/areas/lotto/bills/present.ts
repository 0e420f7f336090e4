import { presentTiers } from '#backend/areas/lotto/settlement/draws.ts';
import type { bill, billLine, drawResult, lottoKind, round } from '#backend/areas/lotto/tables.ts';
import type { RoundRow } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Bill, BillHead } from '#contract/lotto/bills.ts';
import { presentPacks } from '#contract/lotto/present-packs.ts';
import type { BetRate } from '#contract/lotto/rates.ts';
import type { DrawResult, ResultVersion } from '#contract/lotto/results.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betDigits, isBetType } from '#rules/lotto/bet-type.ts';
import { cancelUntil } from '#rules/lotto/cancel.ts';
import { seedOf } from '#rules/lotto/kinds/five-digits/site-draw.ts';
import { findKind } from '#rules/lotto/kinds/kinds.ts';
import { chanceOf } from '#rules/lotto/odds/odds.ts';
import type { PackPrices } from '#rules/lotto/pack.ts';
import { rateOnWire } from '#rules/lotto/payout.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';
import { toBaht } from '#rules/money/baht.ts';

/** A round on the wire. One whose close has passed reads as closed, whether or not the job came by already. */
export function presentRound(row: RoundRow, now: Date): Round {
  return {
    ...presentNumber(row),
    round_id: row.id,
    kind: row.kind,
    kind_name: row.kindName,
    draw_date: row.drawDate,
    opens_at: row.opensAt.toISOString(),
    closes_at: row.closesAt.toISOString(),
    result_at: row.resultAt.toISOString(),
    status: row.status === 'open' && now > row.closesAt ? 'closed' : row.status,
    ...(findKind(row.kind)?.drawnHere === 'shots'
      ? { shooting_closes_at: shootingTimes(row.closesAt).closesAt.toISOString() }
      : {}),
  };
}

/** What rounds that this site draws have besides: which of the day it is, and what was committed to. */
function presentNumber({ kind, number, commit }: Pick<RoundRow, 'kind' | 'number' | 'commit'>) {
  if (!findKind(kind)?.drawnHere) return {};
  return { round_no: number, ...(commit === null ? {} : { commit }) };
}

interface ResultRow {
  readonly round: typeof round.$inferSelect;
  readonly kindName: string;
  readonly result: typeof drawResult.$inferSelect;
}

/** What was published, when and by whom it was drawn; nothing of who put it in. */
export function presentVersion(kind: string, result: ResultRow['result']): ResultVersion {
  return {
    published_at: result.publishedAt.toISOString(),
    version: result.version,
    source: result.source,
    tiers: presentTiers(kind, result.draw),
  };
}

/** A published result with its source and every prize tier. */
export function presentResult({ round, kindName, result }: ResultRow): DrawResult {
  const seed = seedOf(result.draw);
  return {
    round_id: round.id,
    kind: round.kind,
    kind_name: kindName,
    draw_date: round.drawDate,
    ...presentVersion(round.kind, result),
    ...presentNumber(round),
    ...(seed === undefined ? {} : { seed }),
  };
}

/** Rates of the bet types that are offered, in their order, each with its true odds. */
export function presentRates(rows: readonly (PackPrices & { type: string; enabled: boolean })[]): BetRate[] {
  return rows.flatMap(({ type, enabled, ...prices }) => {
    if (!enabled || !isBetType(type)) return [];
    const rate = rateOnWire(prices.rateHundredths);
    const facts = { type, name: betName(type), digits: betDigits[type], rate, chance: chanceOf(type) };
    return [{ ...facts, packs: presentPacks(prices) }];
  });
}

/** A bill beside its round and its kind, as the queries join them. */
export interface BillRow {
  readonly bill: typeof bill.$inferSelect;
  /** `closesAt`: until when the round took the types of the bill (`billClose`). */
  readonly round: Pick<typeof round.$inferSelect, 'kind' | 'drawDate' | 'number' | 'closesAt' | 'status'>;
  readonly kind: Pick<typeof lottoKind.$inferSelect, 'name' | 'cancelMinutes'>;
}

/** As much of it as a bill without its lines shows. */
export interface BillHeadRow extends Omit<BillRow, 'bill'> {
  readonly bill: Pick<
    BillRow['bill'],
    | 'id'
    | 'roundId'
    | 'status'
    | 'lineCount'
    | 'pack'
    | 'faceSatang'
    | 'chargedSatang'
    | 'payoutSatang'
    | 'createdAt'
    | 'endedAt'
    | 'resultVersion'
  >;
}

/** A bill without its lines; the wire's stake is what was charged, and `settled_at` its end of any kind. */
export function presentBillHead({ bill, round, kind }: BillHeadRow, now: Date): BillHead {
  const { status: roundStatus, closesAt } = round;
  const cancel = { status: bill.status, roundStatus, closesAt, cancelMinutes: kind.cancelMinutes };
  return {
    bill_id: bill.id,
    round_id: bill.roundId,
    kind: round.kind,
    kind_name: kind.name,
    draw_date: round.drawDate,
    ...(findKind(round.kind)?.drawnHere ? { round_no: round.number } : {}),
    created_at: bill.createdAt.toISOString(),
    settled_at: bill.endedAt?.toISOString() ?? null,
    result_version: bill.resultVersion,
    status: bill.status,
    line_count: bill.lineCount,
    pack: bill.pack,
    total_face: toBaht(bill.faceSatang),
    total_stake: toBaht(bill.chargedSatang),
    total_payout: toBaht(bill.payoutSatang),
    can_cancel_until: cancelUntil(cancel, now)?.toISOString() ?? null,
  };
}

export type LineRow = Pick<
  typeof billLine.$inferSelect,
  'type' | 'number' | 'faceSatang' | 'chargedSatang' | 'rateHundredths' | 'payoutSatang' | 'status'
>;

/** A bill with its lines, which come in the order in which they were placed. */
export function presentBill(row: BillRow, lines: readonly LineRow[], now: Date): Bill {
  return {
    ...presentBillHead(row, now),
    terms_version: row.bill.termsVersion,
    rule_version: row.bill.ruleVersion,
    lines: lines.map((line) => ({
      type: line.type,
      number: line.number,
      amount: toBaht(line.faceSatang),
      charged: toBaht(line.chargedSatang),
      rate: rateOnWire(line.rateHundredths),
      payout: toBaht(line.payoutSatang),
      status: line.status,
    })),
  };
}

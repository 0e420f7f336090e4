import { WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import type { Tx } from '#backend/core/db/database.ts';
import { type Debit, type DebitOutcome, debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { acceptedWrites } from '#backend/core/wagers/accept-wager.ts';
import type { Pack } from '#rules/lotto/pack.ts';

export interface PlacedLine {
  readonly type: string;
  readonly number: string;
  readonly faceSatang: bigint;
  readonly chargedSatang: bigint;
  readonly rateHundredths: number;
}

/** What a bill adds to the sales of one number, its lines taken together, and the most that may be sold of it. */
export interface Sale {
  readonly type: string;
  readonly number: string;
  readonly satang: bigint;
  readonly maxSatang: bigint;
}

export interface BillOrder {
  /** The charge; its key is the bill's, its reference the bill's id. */
  readonly debit: Debit;
  readonly agentId: number;
  readonly roundId: string;
  /** Kind of lottery. */
  readonly kind: string;
  /** Version of the round's terms under which the lines were checked. */
  readonly version: number;
  /** Until when the round takes bills of these types; it may be before the round itself closes. */
  readonly closesAt: Date;
  readonly pack: Pack;
  readonly ruleVersion: number;
  readonly clockOffsetMs: number;
  readonly lines: readonly PlacedLine[];
  /** Repeated digits among the numbers of the lines, a bit each. */
  readonly repeatedDigits: number;
  readonly sales: readonly Sale[];
  readonly faceSatang: bigint;
  /** What of the bill alone can be lost: its turnover. */
  readonly validSatang: bigint;
}

/**
 * What the debit answers when it took nothing. `otherDigits`: the repeated digits in the member's other pending bills of the round,
 * a bit each. `moved`: the round is not open under that version now. `full`: a number would be oversold. Anything but `placed` must roll the transaction back.
 */
export type WriteOutcome =
  | { readonly outcome: 'placed'; readonly at: Date; readonly otherDigits: number }
  | { readonly outcome: 'moved' | 'full' }
  | Exclude<DebitOutcome<unknown>, { readonly outcome: 'posted' }>;

/** What a bill gives its statement, with the types of SQL. */
const values = {
  roundId: 'text',
  version: 'int',
  clockOffsetMs: 'bigint',
  saleTypes: 'text[]',
  saleNumbers: 'text[]',
  saleSatang: 'bigint[]',
  saleMaxSatang: 'bigint[]',
  agentId: 'int',
  faceSatang: 'bigint',
  lineTypes: 'text[]',
  lineNumbers: 'text[]',
  lineFaceSatang: 'bigint[]',
  lineChargedSatang: 'bigint[]',
  lineRates: 'int[]',
  repeatedDigits: 'int',
  lottoKind: 'text',
  pack: 'text',
  ruleVersion: 'int',
  validSatang: 'bigint',
  closesAt: 'timestamptz',
} as const;

const place = debitAnd('lotto_place_bill', values, (debit, own) => ({
  writes: `
    target AS (
      SELECT ${own('roundId')} AS id, clock_timestamp() + ${own('clockOffsetMs')} * interval '1 millisecond' AS at FROM wallet
    ), sale AS (
      SELECT * FROM unnest(${own('saleTypes')}, ${own('saleNumbers')}, ${own('saleSatang')}, ${own('saleMaxSatang')})
        AS sale (type, number, satang, max_satang)
    ), sold AS (
      INSERT INTO exposure (round_id, type, number, sold_satang)
      SELECT target.id, sale.type, sale.number, sale.satang FROM target CROSS JOIN sale ORDER BY sale.type, sale.number
      ON CONFLICT (round_id, type, number) DO UPDATE SET sold_satang = exposure.sold_satang + excluded.sold_satang
      RETURNING type, number, sold_satang
    ), head AS (
      INSERT INTO bill (member_id, id, agent_id, round_id, status, idempotency_key, line_count, face_satang, charged_satang,
        payout_satang, created_at, pack, terms_version, rule_version, repeated_digits)
      SELECT ${debit.memberId}, ${debit.reference}::uuid, ${own('agentId')}, target.id, 'pending', ${debit.key},
        cardinality(${own('lineTypes')}), ${own('faceSatang')}, ${debit.satang}, 0, target.at, ${own('pack')}, ${own('version')},
        ${own('ruleVersion')}, ${own('repeatedDigits')}
      FROM target
    ), body AS (
      INSERT INTO bill_line (member_id, bill_id, position, type, number, face_satang, charged_satang, rate_hundredths,
        payout_satang, status)
      SELECT ${debit.memberId}, ${debit.reference}::uuid, line.position, line.type, line.number, line.amount, line.charged, line.rate, 0,
        'pending'
      FROM target CROSS JOIN unnest(${own('lineTypes')}, ${own('lineNumbers')}, ${own('lineFaceSatang')}, ${own('lineChargedSatang')},
        ${own('lineRates')}) WITH ORDINALITY AS line (type, number, amount, charged, rate, position)
    ), staked AS (
      SELECT ${debit.reference} AS reference, ${own('lottoKind')} AS kind, ${debit.memberId} AS member_id, ${own('agentId')} AS agent_id,
        ${debit.wallet} AS wallet, ${own('faceSatang')} AS face, ${debit.satang} AS charged, ${own('validSatang')} AS valid, target.at
      FROM target
    ), ${acceptedWrites(WAGER_AREA, 'staked')}`,
  // The last thing to happen: the count waits for every number, so after it the bill waits for nothing but its commit.
  columns: `(SELECT at FROM target) AS at,
    (SELECT count(*) FROM sold JOIN sale USING (type, number) WHERE sold.sold_satang > sale.max_satang) AS over,
    (SELECT lotto_hold_terms(${own('roundId')}, ${own('version')}, ${own('clockOffsetMs')})
        AND clock_timestamp() + ${own('clockOffsetMs')} * interval '1 millisecond' <= ${own('closesAt')}
      FROM (SELECT count(*) AS numbers FROM sold) AS done WHERE numbers > 0) AS stands,
    (SELECT lotto_repeated_digits(${debit.memberId}, ${own('roundId')}, ${debit.reference}::uuid)
      FROM (SELECT count(*) AS numbers FROM sold) AS done WHERE numbers > 0) AS digits`,
}));

/** What the statement answers with the debit's own. */
interface Written {
  readonly at: Date | null;
  readonly over: bigint;
  readonly stands: boolean | null;
  readonly digits: number | null;
}

/**
 * Charges the wallet and writes a bill, its lines, its sales and its wager in one statement, if at its end the round takes its types by
 * the database's clock and its terms are those of `version`. They stay so until the commit: a change waits for that.
 * Locks: the wallet, the numbers in order of type and number, then the terms.
 */
export async function writeBill(tx: Tx, order: BillOrder): Promise<WriteOutcome> {
  const { lines, sales } = order;
  const paid = await debitWith<Written, keyof typeof values>(tx, order.debit, place, {
    roundId: order.roundId,
    version: order.version,
    clockOffsetMs: order.clockOffsetMs,
    saleTypes: sales.map((sale) => sale.type),
    saleNumbers: sales.map((sale) => sale.number),
    saleSatang: sales.map((sale) => sale.satang),
    saleMaxSatang: sales.map((sale) => sale.maxSatang),
    agentId: order.agentId,
    faceSatang: order.faceSatang,
    lineTypes: lines.map((line) => line.type),
    lineNumbers: lines.map((line) => line.number),
    lineFaceSatang: lines.map((line) => line.faceSatang),
    lineChargedSatang: lines.map((line) => line.chargedSatang),
    lineRates: lines.map((line) => line.rateHundredths),
    lottoKind: order.kind,
    pack: order.pack,
    ruleVersion: order.ruleVersion,
    repeatedDigits: order.repeatedDigits,
    validSatang: order.validSatang,
    closesAt: order.closesAt,
  });
  if (paid.outcome !== 'posted') return paid;
  const { row } = paid;
  if (row.at === null || row.stands !== true) return { outcome: 'moved' };
  if (row.over !== 0n) return { outcome: 'full' };
  return { outcome: 'placed', at: row.at, otherDigits: row.digits ?? 0 };
}

import type { MemberCtx } from '#backend/ctx.ts';
import { houseAccount } from '#backend/ledger/accounts.ts';
import type { Debit } from '#backend/ledger/debit.ts';
import { billScope } from '#backend/lotto/bills/bill-scope.ts';
import { type PlacedLine, placeBill, type Sale } from '#backend/lotto/bills/place-bill.ts';
import { type BillRow, type LineRow, presentBill } from '#backend/lotto/bills/present.ts';
import type { RoundTerms } from '#backend/lotto/terms/round-terms.ts';
import type { Bill } from '#contract/lotto/bills.ts';
import { type AssessedLine, maxOfNumber } from '#rules/lotto/assess-lines.ts';
import { betKey, canonicalNumber } from '#rules/lotto/bet-number.ts';

/** Anything but `placed` left nothing behind. */
export type Acceptance =
  | { readonly outcome: 'placed'; readonly bill: Bill }
  | { readonly outcome: 'repeated' | 'insufficient' | 'moved' | 'full' };

class Undo extends Error {
  readonly outcome: Exclude<Acceptance['outcome'], 'placed'>;

  constructor(outcome: Undo['outcome']) {
    super(outcome);
    this.outcome = outcome;
  }
}

/** A bill's lines summed by canonical number, with the most that may be sold of each. */
function salesOf(terms: RoundTerms, lines: readonly AssessedLine[]): Sale[] {
  const sales = new Map<string, Sale>();
  for (const { type, number, amountSatang } of lines) {
    const key = betKey({ type, number });
    const own = terms.types.get(type);
    if (!own) throw new Error(`${type} was accepted without terms`);
    const satang = (sales.get(key)?.satang ?? 0n) + amountSatang;
    const canonical = canonicalNumber(type, number);
    sales.set(key, { type, number: canonical, satang, maxSatang: maxOfNumber(own, terms.controls.get(key)) });
  }
  return [...sales.values()];
}

function placedLine(line: AssessedLine): PlacedLine {
  if (line.refusal || line.rateHundredths === null) throw new Error('A refused line cannot be placed');
  return { ...line, rateHundredths: line.rateHundredths };
}

/**
 * Charges the wallet and places the bill in one transaction, which the database accepts only under the terms that the
 * lines were assessed with. One round trip and the transaction's own.
 */
export async function acceptBill(
  ctx: MemberCtx,
  order: { terms: RoundTerms; lines: readonly AssessedLine[]; key: string; hash: string },
): Promise<Acceptance> {
  const { terms, key, hash } = order;
  const { memberId, agentId } = ctx;
  const lines = order.lines.map(placedLine);
  const stakeSatang = lines.reduce((sum, line) => sum + line.amountSatang, 0n);
  const chargedSatang = lines.reduce((sum, line) => sum + line.chargedSatang, 0n);
  const id = ctx.random.uuid();
  const debit: Debit = {
    transferId: ctx.random.uuid(),
    scope: billScope(memberId),
    key,
    requestHash: hash,
    kind: 'lotto_bill',
    reference: id,
    at: ctx.now(),
    memberId,
    from: 'main',
    toAccount: await houseAccount(ctx.db, ctx.db.orm, agentId, 'house.lotto'),
    satang: chargedSatang,
  };
  const { id: roundId, version } = terms.round;
  const sales = salesOf(terms, order.lines);
  const bill = {
    debit,
    agentId,
    roundId,
    version,
    clockOffsetMs: ctx.clock.offsetMs,
    lines,
    sales,
    stakeSatang,
  };
  try {
    const createdAt = await ctx.db.transact(async (tx) => {
      const placed = await placeBill(tx, bill);
      if (placed.outcome !== 'placed') throw new Undo(placed.outcome);
      return placed.at;
    });
    const head = {
      id,
      memberId,
      agentId,
      roundId,
      idempotencyKey: key,
      stakeSatang,
      chargedSatang,
      createdAt,
    };
    return { outcome: 'placed', bill: presentPlaced(ctx, terms, head, lines) };
  } catch (error) {
    if (error instanceof Undo) return { outcome: error.outcome };
    throw error;
  }
}

/** The bill as reading it back would answer it. */
function presentPlaced(
  ctx: MemberCtx,
  { round, cancelMinutes }: RoundTerms,
  placed: Omit<BillRow['bill'], 'status' | 'lineCount' | 'payoutSatang' | 'settledAt' | 'resultVersion'>,
  lines: readonly PlacedLine[],
): Bill {
  const bill: BillRow['bill'] = {
    ...placed,
    status: 'pending',
    lineCount: lines.length,
    payoutSatang: 0n,
    settledAt: null,
    resultVersion: null,
  };
  const pending = lines.map((line): LineRow => ({ ...line, payoutSatang: 0n, status: 'pending' }));
  return presentBill({ bill, round, kind: { name: round.kindName, cancelMinutes } }, pending, ctx.now());
}

import { billScope, WAGER_AREA } from '#backend/areas/lotto/bills/bill-scope.ts';
import { measureBills } from '#backend/areas/lotto/bills/measure-bills.ts';
import { type BillRow, type LineRow, presentBill } from '#backend/areas/lotto/bills/present.ts';
import {
  type PlacedLine,
  type Sale,
  type WriteOutcome,
  writeBill,
} from '#backend/areas/lotto/bills/write-bill.ts';
import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import type { RoundTerms } from '#backend/areas/lotto/terms/round-terms.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import type { Debit } from '#backend/core/ledger/debit.ts';
import { tellAccepted } from '#backend/core/wagers/accept-wager.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Bill } from '#contract/lotto/bills.ts';
import { type AssessedLine, maxOfNumber } from '#rules/lotto/assess-lines.ts';
import { betKey, canonicalNumber } from '#rules/lotto/bet-number.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { ruleVersionOf } from '#rules/lotto/kinds/rule-version.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import {
  mayBeCertain,
  repeatedDigits,
  type StakedLine,
  TURNOVER_RULE,
  turnoverStake,
} from '#rules/lotto/stake-at-risk.ts';

/** Anything but `placed` left nothing behind. */
export type Placement = { readonly outcome: 'placed'; readonly bill: Bill } | NotPlaced;

type NotPlaced = Exclude<WriteOutcome, { readonly outcome: 'placed' }>;

class Undo extends Error {
  readonly why: NotPlaced;

  constructor(why: NotPlaced) {
    super(why.outcome);
    this.why = why;
  }
}

/** A bill's lines summed by canonical number, with the most that may be sold of each. */
function salesOf(terms: RoundTerms, lines: readonly AssessedLine[]): Sale[] {
  const sales = new Map<string, Sale>();
  for (const { type, number, faceSatang } of lines) {
    const key = betKey({ type, number });
    const own = terms.types.get(type);
    if (!own) throw new Error(`${type} was accepted without terms`);
    const satang = (sales.get(key)?.satang ?? 0n) + faceSatang;
    const canonical = canonicalNumber(type, number);
    sales.set(key, { type, number: canonical, satang, maxSatang: maxOfNumber(own, terms.controls.get(key)) });
  }
  return [...sales.values()];
}

function placedLine(line: AssessedLine): PlacedLine {
  if (line.refusal || line.rateHundredths === null) throw new Error('A refused line cannot be placed');
  return { ...line, rateHundredths: line.rateHundredths };
}

function stakedOf({ type, number, chargedSatang, potentialSatang }: AssessedLine): StakedLine {
  if (!isBetType(type)) throw new Error(`${type} was accepted and is no bet type`);
  return { type, number, chargedSatang, payoutSatang: potentialSatang };
}

/** Whether a bill may win for certain together with the other pending bills of the round, by the repeated digits in each. */
function hedges(kind: string, ownDigits: number, otherDigits: number): boolean {
  return mayBeCertain(kindOf(kind).derivation, ownDigits | otherDigits);
}

/**
 * Charges the wallet and places the bill in one transaction, which the database accepts only under the terms that the
 * lines were assessed with. One round trip and the transaction's own.
 */
export async function placeOnce(
  ctx: MemberCtx,
  order: { terms: RoundTerms; pack: Pack; lines: readonly AssessedLine[]; key: string; hash: string },
): Promise<Placement> {
  const { terms, pack, key, hash } = order;
  const { memberId, agentId } = ctx;
  const lines = order.lines.map(placedLine);
  const faceSatang = lines.reduce((sum, line) => sum + line.faceSatang, 0n);
  const chargedSatang = lines.reduce((sum, line) => sum + line.chargedSatang, 0n);
  const { id: roundId, kind, version } = terms.round;
  const validSatang = turnoverStake(kindOf(kind).derivation, order.lines.map(stakedOf));
  const id = ctx.random.uuid();
  const debit: Debit = {
    transferId: ctx.random.uuid(),
    scope: billScope(memberId),
    key,
    requestHash: hash,
    kind: lottoTransfers.bill,
    reference: id,
    at: ctx.now(),
    memberId,
    toAccount: await houseAccount(ctx.db, ctx.db.orm, agentId, lottoTransfers.bill.to[0]),
    satang: chargedSatang,
    policies: ctx.policies,
  };
  const ruleVersion = ruleVersionOf(kind);
  const closesAt = billClose(
    terms.round,
    lines.map(({ type }) => type),
  );
  const sales = salesOf(terms, order.lines);
  const ownDigits = repeatedDigits(order.lines.map(({ number }) => number));
  const bill = {
    debit,
    agentId,
    roundId,
    kind,
    version,
    closesAt,
    pack,
    ruleVersion,
    clockOffsetMs: ctx.clock.offsetMs,
    lines,
    repeatedDigits: ownDigits,
    sales,
    faceSatang,
    validSatang,
  };
  try {
    const createdAt = await ctx.db.transact(async (tx) => {
      const placed = await writeBill(tx, bill);
      if (placed.outcome !== 'placed') throw new Undo(placed);
      const { at } = placed;
      const amounts = { faceSatang, chargedSatang, validSatang };
      const wager = { area: WAGER_AREA, kind, reference: id, memberId, at, ...amounts };
      await tellAccepted(tx, ctx.wagerListeners, wager);
      if (hedges(kind, ownDigits, placed.otherDigits))
        await measureBills(tx, ctx.wagerListeners, { memberId, roundId, at });
      return at;
    });
    const head = {
      id,
      memberId,
      agentId,
      roundId,
      idempotencyKey: key,
      pack,
      termsVersion: version,
      ruleVersion,
      turnoverRule: TURNOVER_RULE,
      repeatedDigits: ownDigits,
      faceSatang,
      chargedSatang,
      createdAt,
    };
    return { outcome: 'placed', bill: presentPlaced(ctx, terms, closesAt, head, lines) };
  } catch (error) {
    if (error instanceof Undo) return error.why;
    throw error;
  }
}

/** The bill as reading it back would answer it. */
function presentPlaced(
  ctx: MemberCtx,
  { round, cancelMinutes }: RoundTerms,
  closesAt: Date,
  placed: Omit<BillRow['bill'], 'status' | 'lineCount' | 'payoutSatang' | 'endedAt' | 'resultVersion'>,
  lines: readonly PlacedLine[],
): Bill {
  const bill: BillRow['bill'] = {
    ...placed,
    status: 'pending',
    lineCount: lines.length,
    payoutSatang: 0n,
    endedAt: null,
    resultVersion: null,
  };
  const pending = lines.map((line): LineRow => ({ ...line, payoutSatang: 0n, status: 'pending' }));
  const row = { bill, round: { ...round, closesAt }, kind: { name: round.kindName, cancelMinutes } };
  return presentBill(row, pending, ctx.now());
}

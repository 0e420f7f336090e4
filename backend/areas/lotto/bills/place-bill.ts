import { sentHash } from '#backend/areas/lotto/bills/bill-hash.ts';
import { billScope } from '#backend/areas/lotto/bills/bill-scope.ts';
import { checkLines, closed, takesBills } from '#backend/areas/lotto/bills/check-lines.ts';
import { findBill } from '#backend/areas/lotto/bills/find-bill.ts';
import { type Placement, placeOnce } from '#backend/areas/lotto/bills/place-once.ts';
import { type RoundTerms, recentTerms, termsIn } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { findEarlier, type Repeated } from '#backend/core/ledger/earlier-transfer.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { HttpRefusal, Refusal } from '#backend/refusal.ts';
import type { Bill, LineIn } from '#contract/lotto/bills.ts';
import { presentChecked, refusedWords } from '#contract/lotto/present-checked.ts';
import type { lotto } from '#contract/lotto.ts';
import { type AssessedLine, assessLines } from '#rules/lotto/assess-lines.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';
import { toBaht } from '#rules/money/baht.ts';

const ATTEMPTS = 4;

/**
 * Places a bill: all lines or none. The same key with the same body answers the first bill, with another body 4111 with it.
 * Refuses 4101 to 4110; `data.lines` says for each refused line its index, code, message, remaining amount, rate and discount.
 */
export const placeBill: Verb<typeof lotto.createBill> = async ({ ctx, input }) => {
  const { round_id: roundId, pack, lines, idempotency_key: key } = input;
  const hash = sentHash(roundId, pack, lines);
  let terms = await recentTerms(ctx.db, ctx.agentId, roundId);
  let assessed = terms && assessLines(termsIn(terms, pack, ctx.now()), lines, new Map(), true);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    let outcome: Placement['outcome'] | 'unfit' = 'unfit';
    if (terms && assessed && isFit(ctx, terms, assessed)) {
      const accepted = await placeOnce(ctx, { terms, pack, lines: assessed, key, hash });
      if (accepted.outcome === 'placed') return accepted.bill;
      if (accepted.outcome === 'refused') throw accepted.refusal;
      if (accepted.outcome === 'repeated') return firstBill(ctx, accepted);
      outcome = accepted.outcome;
    } else {
      const earlier = await findEarlier(ctx.db, { scope: billScope(ctx.memberId), key, requestHash: hash });
      if (earlier) return firstBill(ctx, earlier);
    }
    const tried = terms?.round.version;
    ({ terms, assessed } = await checkLines(ctx, input, true));
    refuseLines(assessed);
    // Nothing about the round changed, so it was the database's clock that closed it, or a type of the bill.
    if (outcome === 'moved' && terms.round.version === tried) {
      refuseLines(assessLines(termsIn(terms, pack, justClosed(terms, lines)), lines, new Map(), true));
      throw closed();
    }
    if (outcome === 'insufficient') {
      const chargedSatang = assessed.reduce((sum, line) => sum + line.chargedSatang, 0n);
      throw new Refusal('INSUFFICIENT_BALANCE', 'ยอดเงินไม่พอ', { required: toBaht(chargedSatang) });
    }
  }
  throw new HttpRefusal(503, 'มีผู้แทงเลขเดียวกันพร้อมกันจำนวนมาก กรุณาลองใหม่อีกครั้ง', undefined, {
    'retry-after': '1',
  });
};

/** The first instant at which the round takes no bill of these lines. */
function justClosed({ round }: RoundTerms, lines: readonly LineIn[]): Date {
  const closesAt = billClose(
    round,
    lines.map(({ type }) => type),
  );
  return new Date(closesAt.getTime() + 1);
}

function isFit(ctx: MemberCtx, terms: RoundTerms, assessed: readonly AssessedLine[]): boolean {
  return (
    takesBills(terms, ctx.now()) &&
    assessed.length <= terms.maxLines &&
    assessed.every((line) => !line.refusal)
  );
}

/** The bill that the key placed before. Throws 4111, with that bill too, when it was placed by another body. */
async function firstBill(ctx: MemberCtx, { sameRequest, reference }: Repeated): Promise<Bill> {
  const first = await findBill(ctx.db.orm, ctx.memberId, { billId: reference }, ctx.now());
  if (!first) throw new Error(`Bill ${reference} was charged and is not there`);
  if (!sameRequest)
    throw new Refusal('DUPLICATE_REQUEST', 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่', first);
  return first;
}

/** Refuses the bill with the code of its first refused line and what is wrong with each. */
function refuseLines(assessed: readonly AssessedLine[]): void {
  const lines = assessed.flatMap((line, index) => {
    if (!line.refusal) return [];
    const { type, number, error, message, remaining, rate, discount } = presentChecked(line);
    return [{ index, type, number, error, message, remaining, rate, discount, reason: line.refusal.reason }];
  });
  const [first] = lines;
  if (!first) return;
  throw new Refusal(first.reason, refusedWords(lines), {
    lines: lines.map(({ reason: _, ...line }) => line),
  });
}

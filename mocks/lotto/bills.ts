import { errorCodes } from '#contract/error-codes.ts';
import type { Bill, BillStatus, CheckedLine, LineIn } from '#contract/lotto/bills.ts';
import { presentChecked, refusedWords } from '#contract/lotto/present-checked.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld, MockMember } from '#mocks/core.ts';
import type { LottoState, MockBill } from '#mocks/lotto/state.ts';
import { closingOf, LIMITS, termsOf } from '#mocks/lotto/terms.ts';
import { MockRefusal } from '#mocks/mock.ts';
import { requireConsents } from '#mocks/require-consents.ts';
import { assessLines } from '#rules/lotto/assess-lines.ts';
import {
  type CancelFacts,
  type CancelRefusal,
  cancelUntil,
  overCancelQuota,
  refusalOfCancel,
} from '#rules/lotto/cancel.ts';
import { billClose } from '#rules/lotto/kinds/type-close.ts';
import type { Pack } from '#rules/lotto/pack.ts';
import { payoutOf, rateFromWire } from '#rules/lotto/payout.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

type World = CoreWorld & LottoState;

export function refuseClosed(round: Round): void {
  if (round.status !== 'open') throw new MockRefusal(errorCodes.DRAW_CLOSED, 'ปิดรับแทงแล้ว');
}

/** What a member asks for, and the key it is placed with. */
interface Order {
  readonly pack: Pack;
  readonly lines: readonly LineIn[];
  readonly key: string;
}

/** Adds baht to a member's balance, or takes them from it, in whole satang. */
export function addToBalance(member: MockMember, baht: number): void {
  const satang = toSatang(Math.abs(baht));
  member.balance = toBaht(toSatang(member.balance) + (baht < 0 ? -satang : satang));
}

/** Lines as the round would take them; with `consent` each must carry the rate that is in force. */
export function checkLines(
  world: World,
  round: Round,
  { pack, lines }: Pick<Order, 'pack' | 'lines'>,
  consent: boolean,
): CheckedLine[] {
  return assessLines(termsOf(world, round, pack), lines, new Map(), consent).map(presentChecked);
}

/** A sum over lines in baht, added up in satang. */
export function sumOf<Line>(lines: readonly Line[], baht: (line: Line) => number): number {
  return toBaht(lines.reduce((sum, line) => sum + toSatang(baht(line)), 0n));
}

/** A new pending bill of a member, unpaid. */
export function addBill(
  world: World,
  member: MockMember,
  round: Round,
  { pack, lines, key }: Pick<Order, 'pack' | 'key'> & { readonly lines: readonly CheckedLine[] },
): MockBill {
  const bill: MockBill = {
    memberId: member.memberId,
    idempotencyKey: key,
    bill_id: `00000000-0000-7000-8000-${String(world.bills.length + 1).padStart(12, '0')}`,
    round_id: round.round_id,
    kind: round.kind,
    kind_name: round.kind_name,
    ...(round.round_no !== undefined && { round_no: round.round_no }),
    draw_date: round.draw_date,
    created_at: nowOf(world),
    settled_at: null,
    result_version: null,
    status: 'pending',
    line_count: lines.length,
    pack,
    total_face: sumOf(lines, (line) => line.amount),
    total_stake: sumOf(lines, (line) => line.charged),
    total_payout: 0,
    terms_version: 1,
    rule_version: 1,
    lines: lines.map(({ type, number, amount, charged, rate }) => ({
      type,
      number,
      amount,
      charged,
      rate: rate ?? 0,
      payout: 0,
      status: 'pending',
    })),
  };
  world.bills.push(bill);
  return bill;
}

/** Places a bill of a member: all lines or none, paid from the main wallet, once per key. */
export function placeBill(world: World, member: MockMember, round: Round, order: Order): MockBill {
  const { pack, key } = order;
  const first = world.bills.find((bill) => bill.memberId === member.memberId && bill.idempotencyKey === key);
  if (first) return sameBill(world, first, round, order);
  requireConsents(world, member);
  refuseClosed(round);
  const checked = checkLines(world, round, order, true);
  refuseLines(checked);
  const charged = sumOf(checked, (line) => line.charged);
  if (charged > member.balance)
    throw new MockRefusal(errorCodes.INSUFFICIENT_BALANCE, 'ยอดเงินไม่พอ', { required: charged });
  addToBalance(member, -charged);
  return addBill(world, member, round, { pack, lines: checked, key });
}

/** The bill that a key placed before, unless it was placed with another body. */
function sameBill(world: World, first: MockBill, round: Round, { pack, lines }: Order): MockBill {
  const bodyOf = (some: ReadonlyArray<Pick<LineIn, 'type' | 'number' | 'amount'>>) =>
    JSON.stringify(some.map(({ type, number, amount }) => [type, normaliseDigits(number), amount]));
  if (first.round_id === round.round_id && first.pack === pack && bodyOf(first.lines) === bodyOf(lines))
    return first;
  throw new MockRefusal(
    errorCodes.DUPLICATE_REQUEST,
    'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่',
    presentBill(world, first),
  );
}

function refuseLines(checked: readonly CheckedLine[]): void {
  const refused = checked.flatMap((line, index) => (line.status === 'refused' ? [{ index, ...line }] : []));
  const [first] = refused;
  if (!first) return;
  throw new MockRefusal(first.error, refusedWords(refused), { lines: refused });
}

function cancelFacts(
  world: World,
  bill: Pick<MockBill, 'round_id' | 'status' | 'kind' | 'lines'>,
): CancelFacts {
  const round = world.rounds.find((one) => one.round_id === bill.round_id);
  const types = bill.lines.map(({ type }) => type);
  return {
    status: bill.status,
    roundStatus: round?.status ?? '',
    closesAt: round ? billClose(closingOf(round), types) : new Date(0),
    cancelMinutes: bill.kind === 'yeekee' ? null : LIMITS.cancelMinutes,
  };
}

export function presentBill(world: World, { memberId: _, idempotencyKey: __, ...bill }: MockBill): Bill {
  const until = cancelUntil(cancelFacts(world, bill), new Date(nowOf(world)));
  return { ...bill, can_cancel_until: until?.toISOString() ?? null };
}

/** How often a member may still cancel today; a world lasts no longer than a day. */
function cancelsLeft(world: World, { memberId }: MockBill): number {
  const own = world.bills.filter((bill) => bill.memberId === memberId && bill.status === 'cancelled');
  return Math.max(0, LIMITS.cancelsPerDay - own.length);
}

function cancelRefusal(world: World, bill: MockBill): CancelRefusal | null {
  const { cancelsPerDay } = LIMITS;
  const isOver = cancelsLeft(world, bill) === 0;
  const refusal = refusalOfCancel(cancelFacts(world, bill), new Date(nowOf(world)));
  return refusal ?? (isOver ? overCancelQuota(cancelsPerDay) : null);
}

/** A bill with what a member is told about cancelling it. */
export function presentDetail(world: World, bill: MockBill) {
  const refusal = cancelRefusal(world, bill);
  return {
    ...presentBill(world, bill),
    cancelling: {
      error: refusal ? errorCodes[refusal.reason] : 0,
      message: refusal?.message ?? '',
      limit: LIMITS.cancelsPerDay,
      left: cancelsLeft(world, bill),
    },
  };
}

export function cancelBill(world: World, bill: MockBill): MockBill {
  if (bill.status === 'cancelled') return bill;
  const refusal = cancelRefusal(world, bill);
  if (refusal) throw new MockRefusal(errorCodes[refusal.reason], refusal.message);
  endBill(world, bill, 'cancelled');
  return bill;
}

function payoutOn({ amount, rate }: MockBill['lines'][number]): number {
  return toBaht(payoutOf(toSatang(amount), rateFromWire(rate), toSatang(LIMITS.payoutCap)));
}

/** Ends a pending bill and pays what that gives: a won bill wins with its first line at its rate and loses with the others. */
export function endBill(world: World, bill: MockBill, status: Exclude<BillStatus, 'pending'>): void {
  const isBack = status === 'cancelled' || status === 'refunded';
  bill.lines = bill.lines.map((line, index) => {
    if (isBack) return { ...line, status: 'refund' };
    const wins = status === 'won' && index === 0;
    return wins ? { ...line, status: 'win', payout: payoutOn(line) } : { ...line, status: 'lose' };
  });
  bill.status = status;
  bill.settled_at = nowOf(world);
  bill.result_version = isBack ? null : 1;
  bill.total_payout = sumOf(bill.lines, (line) => line.payout);
  const member = world.members.find((one) => one.memberId === bill.memberId);
  if (member) addToBalance(member, isBack ? bill.total_stake : bill.total_payout);
}

/** Gives back every stake of a round. */
export function refundRound(world: World, roundId: string): void {
  for (const bill of world.bills)
    if (bill.round_id === roundId && bill.status === 'pending') endBill(world, bill, 'refunded');
}

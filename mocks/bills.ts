import { errorCodes } from '#contract/constants.ts';
import type { Bill, BillStatus, CheckedLine, LineIn } from '#contract/lotto/bills.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import { later, nowOf } from '#mocks/clock.ts';
import { MockRefusal } from '#mocks/mock.ts';
import type { MockBill, MockMember, MockWorld } from '#mocks/world.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { betDigits, isBetType } from '#rules/lotto/bet-type.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

export const MIN = 1;
export const MAX = 20_000;
const CANCEL_BEFORE_CLOSE_MS = 10 * 60_000;

export function refuseClosed(round: Round): void {
  if (round.status !== 'open') throw new MockRefusal(errorCodes.DRAW_CLOSED, 'ปิดรับแทงแล้ว');
}

/** Lines as the round would take them; with `consent` each must carry the rate that is in force. */
export function checkLines(world: MockWorld, lines: readonly LineIn[], consent: boolean): CheckedLine[] {
  const inBill = new Map<string, number>();
  return lines.map((line) => {
    const key = betKey({ type: line.type, number: normaliseDigits(line.number) });
    const taken = inBill.get(key) ?? 0;
    const checked = checkLine(world, line, { consent, taken });
    if (checked.status !== 'refused') inBill.set(key, taken + line.amount);
    return checked;
  });
}

/** `taken` is what lines before it in the bill stake on the same number. */
function checkLine(
  world: MockWorld,
  line: LineIn,
  { consent, taken }: { readonly consent: boolean; readonly taken: number },
): CheckedLine {
  const number = normaliseDigits(line.number);
  const key = betKey({ type: line.type, number });
  const control = world.controls.find((one) => betKey(one) === key);
  const isHalf = control?.control === 'half_pay';
  const rate = (world.rates[line.type] ?? 0) / (isHalf ? 2 : 1);
  const base = { type: line.type, number, amount: line.amount, remaining: null };
  const refused = (error: number, message: string): CheckedLine => ({
    ...base,
    status: 'refused',
    rate,
    potential: 0,
    error,
    message,
  });
  if (!isBetType(line.type))
    return { ...refused(errorCodes.BET_TYPE_DISABLED, 'ไม่เปิดรับแทงประเภทนี้'), rate: null };
  if (!/^\d+$/.test(number) || number.length !== betDigits[line.type])
    return refused(errorCodes.BAD_NUMBER, `เลข ${line.number} ไม่ถูกต้องสำหรับประเภทที่แทง`);
  if (control?.control === 'blocked')
    return refused(errorCodes.NUMBER_BLOCKED, `เลข ${number} เป็นเลขอั้น ไม่รับแทง`);
  if (line.amount < MIN) return refused(errorCodes.LINE_BELOW_MIN, `ขั้นต่ำ ${formatBaht(MIN)} บาท`);
  if (taken + line.amount > MAX) {
    const alone = `สูงสุด ${formatBaht(MAX)} บาทต่อเลขในหนึ่งโพย`;
    const together = `เลข ${number} รวมทุกรายการในโพยนี้ได้ไม่เกิน ${formatBaht(MAX)} บาท`;
    return { ...refused(errorCodes.OVER_MAX, taken === 0 ? alone : together), remaining: MAX - taken };
  }
  if (consent && isHalf && line.rate !== rate)
    return refused(errorCodes.NUMBER_HALF_PAY, `เลข ${number} จ่ายครึ่ง บาทละ ${rate} กรุณายืนยันก่อน`);
  if (consent && line.rate !== undefined && line.rate !== rate)
    return refused(errorCodes.RATE_CHANGED, `อัตราจ่ายเปลี่ยนเป็นบาทละ ${rate} กรุณาตรวจสอบอีกครั้ง`);
  const status = isHalf ? ('half_pay' as const) : ('ok' as const);
  return { ...base, status, rate, potential: line.amount * rate, error: 0, message: '' };
}

/** A new pending bill of a member, unpaid. */
export function addBill(
  world: MockWorld,
  member: MockMember,
  round: Round,
  { lines, key }: { readonly lines: readonly CheckedLine[]; readonly key: string },
): MockBill {
  const bill: MockBill = {
    memberId: member.memberId,
    idempotencyKey: key,
    bill_id: `00000000-0000-7000-8000-${String(world.bills.length + 1).padStart(12, '0')}`,
    round_id: round.round_id,
    kind: round.kind,
    kind_name: round.kind_name,
    draw_date: round.draw_date,
    created_at: nowOf(world),
    settled_at: null,
    result_version: null,
    status: 'pending',
    line_count: lines.length,
    total_stake: lines.reduce((sum, line) => sum + line.amount, 0),
    total_payout: 0,
    lines: lines.map(({ type, number, amount, rate }) => ({
      type,
      number,
      amount,
      rate: rate ?? 0,
      payout: 0,
      status: 'pending',
    })),
  };
  world.bills.push(bill);
  return bill;
}

/** Places a bill of a member: all lines or none, paid from the main wallet, once per key. */
export function placeBill(
  world: MockWorld,
  member: MockMember,
  round: Round,
  { lines, key }: { readonly lines: readonly LineIn[]; readonly key: string },
): MockBill {
  const first = world.bills.find((bill) => bill.memberId === member.memberId && bill.idempotencyKey === key);
  if (first) return sameBill(first, round, lines);
  refuseClosed(round);
  const checked = checkLines(world, lines, true);
  refuseLines(checked);
  const stake = lines.reduce((sum, line) => sum + line.amount, 0);
  if (stake > member.balance)
    throw new MockRefusal(errorCodes.INSUFFICIENT_BALANCE, 'ยอดเงินไม่พอ', { required: stake });
  member.balance -= stake;
  return addBill(world, member, round, { lines: checked, key });
}

/** The bill that a key placed before, unless it was placed with another body. */
function sameBill(first: MockBill, round: Round, lines: readonly LineIn[]): MockBill {
  const bodyOf = (some: ReadonlyArray<Pick<LineIn, 'type' | 'number' | 'amount'>>) =>
    JSON.stringify(some.map(({ type, number, amount }) => [type, number, amount]));
  if (first.round_id === round.round_id && bodyOf(first.lines) === bodyOf(lines)) return first;
  throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'คำขอนี้ถูกใช้กับโพยอื่นไปแล้ว', { bill_id: first.bill_id });
}

function refuseLines(checked: readonly CheckedLine[]): void {
  const refused = checked.flatMap((line, index) => (line.status === 'refused' ? [{ index, ...line }] : []));
  const [first] = refused;
  if (!first) return;
  const others = refused.length > 1 ? ` และอีก ${refused.length - 1} รายการ` : '';
  throw new MockRefusal(first.error, `${first.message}${others}`, { lines: refused });
}

/** Until when a bill can be cancelled, as long as it can be. */
function cancelUntil(world: MockWorld, bill: MockBill): string | null {
  const round = world.rounds.find((one) => one.round_id === bill.round_id);
  if (bill.status !== 'pending' || round?.status !== 'open') return null;
  const until = later(world, -CANCEL_BEFORE_CLOSE_MS, round.closes_at);
  return nowOf(world) <= until ? until : null;
}

export function presentBill(world: MockWorld, bill: MockBill): Bill {
  return { ...bill, can_cancel_until: cancelUntil(world, bill) };
}

export function cancelBill(world: MockWorld, bill: MockBill): MockBill {
  if (bill.status === 'cancelled') return bill;
  if (bill.status !== 'pending') throw new MockRefusal(errorCodes.NOT_CANCELLABLE, 'โพยนี้ยกเลิกไม่ได้');
  if (cancelUntil(world, bill) === null) {
    const minutes = CANCEL_BEFORE_CLOSE_MS / 60_000;
    throw new MockRefusal(errorCodes.CANCEL_TOO_LATE, `ยกเลิกได้ก่อนปิดรับแทงอย่างน้อย ${minutes} นาทีเท่านั้น`);
  }
  endBill(world, bill, 'cancelled');
  return bill;
}

/** Ends a pending bill and pays what that gives: a won bill wins with its first line at its rate and loses with the others. */
export function endBill(world: MockWorld, bill: MockBill, status: Exclude<BillStatus, 'pending'>): void {
  const isBack = status === 'cancelled' || status === 'refunded';
  bill.lines = bill.lines.map((line, index) => {
    if (isBack) return { ...line, status: 'refund' };
    const wins = status === 'won' && index === 0;
    return wins ? { ...line, status: 'win', payout: line.amount * line.rate } : { ...line, status: 'lose' };
  });
  bill.status = status;
  bill.settled_at = nowOf(world);
  bill.result_version = isBack ? null : 1;
  bill.total_payout = bill.lines.reduce((sum, line) => sum + line.payout, 0);
  const member = world.members.find((one) => one.memberId === bill.memberId);
  if (member) member.balance += isBack ? bill.total_stake : bill.total_payout;
}

import { betDigits, betTypes, errorCodes, GOVERNMENT_CATEGORY_ID, isBetType } from '#contract/constants.ts';
import { type BetRate, type CheckedLine, type LineIn, lotto } from '#contract/lotto.ts';
import { betName, kindNames } from '#contract/words.ts';
import { MockRefusal, mock } from '#mocks/mock.ts';
import type { MockMember, MockWorld } from '#mocks/world.ts';

const MIN = 1;
const MAX = 20_000;
const notFound = () => new MockRefusal(404, 'ไม่พบรายการที่ต้องการ', undefined, 404);

function roundOf(world: MockWorld, roundId: string) {
  const round = world.rounds.find((one) => one.round_id === roundId);
  if (!round) throw notFound();
  return round;
}

function rates(world: MockWorld): BetRate[] {
  return betTypes.map((type) => ({
    type,
    name: betName(type),
    digits: betDigits[type],
    rate: world.rates[type] ?? 0,
    chance: 10 ** -betDigits[type],
  }));
}

function check(world: MockWorld, line: LineIn): CheckedLine {
  const control = world.controls.find((one) => one.type === line.type && one.number === line.number);
  const full = world.rates[line.type] ?? 0;
  const rate = control?.control === 'half_pay' ? full / 2 : full;
  const base = { type: line.type, number: line.number, amount: line.amount, remaining: null };
  const refused = (error: number, message: string): CheckedLine => ({
    ...base,
    status: 'refused',
    rate: null,
    potential: 0,
    error,
    message,
  });
  if (!isBetType(line.type)) return refused(errorCodes.BET_TYPE_DISABLED, 'ไม่เปิดรับประเภทนี้');
  if (!/^\d+$/.test(line.number) || line.number.length !== betDigits[line.type])
    return refused(errorCodes.BAD_NUMBER, 'เลขไม่ถูกต้อง');
  if (control?.control === 'blocked') return refused(errorCodes.NUMBER_BLOCKED, 'เลขอั้น ไม่รับแทง');
  if (line.amount < MIN) return refused(errorCodes.LINE_BELOW_MIN, `ขั้นต่ำ ${MIN}.00 บาท`);
  if (line.amount > MAX) return refused(errorCodes.OVER_MAX, 'เกินจำนวนสูงสุด 20,000.00 บาท');
  const status = control?.control === 'half_pay' ? ('half_pay' as const) : ('ok' as const);
  return { ...base, status, rate, potential: line.amount * rate, error: 0, message: '' };
}

function place(world: MockWorld, member: MockMember, roundId: string, lines: readonly LineIn[], key: string) {
  const round = roundOf(world, roundId);
  const first = world.bills.find((bill) => bill.memberId === member.memberId && bill.idempotencyKey === key);
  if (first) return first;
  if (round.status !== 'open' || round.closes_at < world.now)
    throw new MockRefusal(errorCodes.DRAW_CLOSED, 'ปิดรับแทงแล้ว');
  const checked = lines.map((line) => check(world, line));
  const wrong = checked.findIndex((line) => line.status === 'refused');
  const facts = { lines: checked.map((line, index) => ({ index, ...line })) };
  if (wrong >= 0) throw new MockRefusal(checked[wrong]?.error ?? 4109, checked[wrong]?.message ?? '', facts);
  const changed = lines.findIndex(
    (line, index) => line.rate !== undefined && line.rate !== checked[index]?.rate,
  );
  if (changed >= 0)
    throw new MockRefusal(errorCodes.RATE_CHANGED, 'อัตราจ่ายเปลี่ยนแปลง กรุณาตรวจสอบอีกครั้ง', facts);
  const stake = lines.reduce((sum, line) => sum + line.amount, 0);
  if (stake > member.balance)
    throw new MockRefusal(errorCodes.INSUFFICIENT_BALANCE, 'ยอดเงินไม่พอ', { balance: member.balance });
  member.balance -= stake;
  const bill = {
    memberId: member.memberId,
    idempotencyKey: key,
    bill_id: `00000000-0000-7000-8000-${String(world.bills.length + 1).padStart(12, '0')}`,
    round_id: round.round_id,
    kind: round.kind,
    kind_name: round.kind_name,
    draw_date: round.draw_date,
    created_at: world.now,
    settled_at: null,
    status: 'pending' as const,
    line_count: lines.length,
    total_stake: stake,
    total_payout: 0,
    can_cancel_until: null,
    lines: checked.map((line) => ({
      type: line.type,
      number: line.number,
      amount: line.amount,
      rate: line.rate ?? 0,
      payout: 0,
      status: 'pending' as const,
    })),
  };
  world.bills.push(bill);
  return bill;
}

export const lottoMocks = [
  mock(lotto.lobby, ({ world }) => [
    {
      kind: 'glo',
      kind_name: kindNames.glo,
      description: 'ออกรางวัลทุกวันที่ 1 และ 16',
      round: world.rounds[0] ?? null,
      latest: world.results[0] ?? null,
    },
  ]),
  mock(lotto.rounds, ({ world }) => world.rounds),
  mock(lotto.round, ({ world, input }) => roundOf(world, input.round_id)),
  mock(lotto.rule, ({ world, input }) => {
    roundOf(world, input.round_id);
    return {
      sections: [{ title: 'การออกรางวัล', text: 'ตัดสินตามผลสลากกินแบ่งรัฐบาล' }],
      types: betTypes.map((type) => ({
        type,
        name: betName(type),
        wins_when: 'ตรงตามผลรางวัล',
        example: '863',
      })),
    };
  }),
  mock(lotto.rate, ({ world, input }) => {
    roundOf(world, input.round_id);
    return rates(world);
  }),
  mock(lotto.limit, ({ world, input }) => {
    roundOf(world, input.round_id);
    return {
      types: betTypes.map((type) => ({ type, min: MIN, max: MAX, max_per_number: 1_000_000, enabled: true })),
      numbers: world.controls,
      max_lines: 200,
      payout_cap: 100_000_000,
    };
  }),
  mock(lotto.rates, ({ world, input }) =>
    [
      { kind: 'glo', kind_name: kindNames.glo, category_id: GOVERNMENT_CATEGORY_ID, rates: rates(world) },
    ].filter((kind) => input.category_id === undefined || input.category_id === kind.category_id),
  ),
  mock(lotto.result, ({ world, input }) => {
    const result = world.results.find((one) => one.round_id === input.round_id);
    if (!result) throw notFound();
    return result;
  }),
  mock(lotto.results, ({ world, input }) =>
    world.results.filter((one) => !input.before || one.draw_date < input.before).slice(0, input.limit),
  ),
  mock(lotto.validateBill, ({ world, input }) => {
    const round = roundOf(world, input.round_id);
    if (round.status !== 'open' || round.closes_at < world.now)
      throw new MockRefusal(errorCodes.DRAW_CLOSED, 'ปิดรับแทงแล้ว');
    const lines = input.lines.map((line) => check(world, line));
    return {
      round_id: round.round_id,
      lines,
      total_stake: input.lines.reduce((sum, line) => sum + line.amount, 0),
      acceptable: lines.every((line) => line.status !== 'refused'),
    };
  }),
  mock(lotto.createBill, ({ world, member, input }) =>
    place(world, member, input.round_id, input.lines, input.idempotency_key),
  ),
  mock(lotto.cancelBill, ({ world, member, input }) => {
    const bill = world.bills.find((one) => one.bill_id === input.bill_id && one.memberId === member.memberId);
    if (!bill) throw notFound();
    if (bill.status !== 'pending') throw new MockRefusal(errorCodes.NOT_CANCELLABLE, 'ยกเลิกโพยนี้ไม่ได้');
    bill.status = 'cancelled';
    bill.lines = bill.lines.map((line) => ({ ...line, status: 'refund' }));
    member.balance += bill.total_stake;
    return bill;
  }),
  mock(lotto.billList, ({ world, member, input }) =>
    world.bills
      .filter((bill) => bill.memberId === member.memberId && (!input.status || bill.status === input.status))
      .toReversed(),
  ),
  mock(lotto.billDetail, ({ world, member, input }) => {
    const bill = world.bills.find(
      (one) =>
        one.memberId === member.memberId &&
        (one.bill_id === input.bill_id || one.idempotencyKey === input.idempotency_key),
    );
    if (!bill) throw notFound();
    return bill;
  }),
];

import { z } from 'zod';
import { CouponRow, coupon as contract } from '#contract/coupon.ts';
import {
  COUPON_REFUSED_MESSAGE,
  couponBonusRunning,
  couponNeedsPlay,
  couponWait,
} from '#contract/coupon-refusal.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { couponTail, plainCouponCode } from '#rules/coupon/coupon-code.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

interface CouponsState {
  /** Codes that work, with what they bring and the baht at risk that they ask for. */
  coupons: MockCoupon[];
  couponRows: CouponRow[];
  couponKeys: Record<string, { plain: string | null; id: string }>;
  /** Baht at risk in the days that a code looks at. */
  couponStaked: number;
  wrongCoupons: number;
}

const MockCoupon = z.object({
  code: z.string(),
  title: z.string(),
  prize: CouponRow.shape.prize,
  until: CouponRow.shape.until,
  /** Baht that are to be played, before it or for a bonus after it. */
  needed: z.number(),
});
type MockCoupon = z.infer<typeof MockCoupon>;

type World = CoreWorld & CouponsState;
const mock = mocksOf<World>();
const PAGE = 20;
const DAYS = 7;
const MOST_WRONG = 8;
const WAIT_MS = 450_000;

function findCoupon(world: World, plain: string | null): MockCoupon {
  if (world.wrongCoupons >= MOST_WRONG) {
    const until = new Date(new Date(nowOf(world)).getTime() + WAIT_MS);
    throw new MockRefusal(errorCodes.COUPON_WAIT, couponWait(until), { until: until.toISOString() });
  }
  const found = world.coupons.find(({ code }) => plainCouponCode(code) === plain);
  if (found) return found;
  world.wrongCoupons += 1;
  throw new MockRefusal(errorCodes.COUPON_REFUSED, COUPON_REFUSED_MESSAGE);
}

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const handlers = [
  mock(contract.redeem, ({ world, input, member }) => {
    const plain = plainCouponCode(input.code);
    const first = world.couponKeys[input.idempotency_key];
    const before = first && world.couponRows.find(({ id }) => id === first.id);
    if (first && first.plain !== plain)
      throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
    if (before) return before;
    const found = findCoupon(world, plain);
    const isBonus = found.prize.kind === 'bonus';
    const running = world.couponRows.find(({ bonus }) => bonus?.status === 'running');
    if (isBonus && running?.until)
      throw new MockRefusal(errorCodes.COUPON_BONUS_RUNNING, couponBonusRunning(new Date(running.until)), {
        until: running.until,
      });
    const [needed, staked] = [toSatang(found.needed), toSatang(world.couponStaked)];
    if (!isBonus && staked < needed)
      throw new MockRefusal(errorCodes.COUPON_NEEDS_PLAY, couponNeedsPlay(needed, staked, DAYS), {
        ...{ staked: toBaht(staked), needed: toBaht(needed), days: DAYS },
      });
    const { title, prize, until, code } = found;
    const bonus = isBonus ? { target: found.needed, played: 0, status: 'running' as const } : null;
    const row = { id: idOf(world.couponRows.length + 1), tail: couponTail(code), title, prize, until, bonus };
    world.couponKeys[input.idempotency_key] = { plain, id: row.id };
    world.coupons = world.coupons.filter((one) => one !== found);
    if (prize.kind === 'credit') member.balance = toBaht(toSatang(member.balance) + toSatang(prize.amount));
    const done = { ...row, at: nowOf(world) };
    world.couponRows.unshift(done);
    return done;
  }),
  mock(contract.history, ({ world, input: { before } }) => {
    const place = world.couponRows.findIndex(({ id }) => id === before);
    if (before !== undefined && place < 0) return { rows: [], before: null };
    const rows = world.couponRows.slice(place + 1, place + 1 + PAGE);
    const isMore = world.couponRows.length > place + 1 + PAGE;
    return { rows, before: isMore ? (rows.at(-1)?.id ?? null) : null };
  }),
];

const gift: MockCoupon = {
  ...{ code: 'GFT2-SMMR-2569', title: 'ของขวัญสมาชิก', until: null, needed: 0 },
  prize: { kind: 'credit', amount: 20 },
};
const UNTIL = '2025-06-22T12:00:00.000Z';
const bonuses: MockCoupon[] = ['BNSA-2345-6789', 'BNSB-2345-6789'].map((code) => ({
  ...{ code, title: 'โบนัสสมาชิก', until: UNTIL, needed: 20_000 },
  prize: { kind: 'bonus', amount: 20 },
}));
const shared: MockCoupon = {
  ...{ code: 'SONGKRAN', title: 'คูปองสงกรานต์', until: null, needed: 1_000 },
  prize: { kind: 'credit', amount: 1 },
};

export const coupon = mockArea({
  state: (): CouponsState => ({
    ...{
      coupons: [gift, shared, ...bonuses],
      couponRows: [],
      couponKeys: {},
      couponStaked: 0,
      wrongCoupons: 0,
    },
  }),
  handlers,
  change: {
    shape: {
      coupons: z.array(MockCoupon).optional(),
      couponRows: z.array(CouponRow).optional(),
      couponStaked: z.number().optional(),
    },
    apply: (world: World, { coupons, couponRows, couponStaked }) => {
      if (coupons) world.coupons = coupons;
      if (couponRows) world.couponRows = couponRows;
      if (couponStaked !== undefined) world.couponStaked = couponStaked;
    },
  },
});

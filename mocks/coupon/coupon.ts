import { z } from 'zod';
import { CouponRow, coupon as contract } from '#contract/coupon.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { nowOf } from '#mocks/clock.ts';
import {
  type CouponsState,
  type CouponWorld,
  findCoupon,
  giveCoupon,
  MockCoupon,
} from '#mocks/coupon/codes.ts';
import { MockRefusal, mockArea, mocksOf } from '#mocks/mock.ts';
import { plainCouponCode } from '#rules/coupon/coupon-code.ts';

const mock = mocksOf<CouponWorld>();
const PAGE = 20;

const handlers = [
  mock(contract.redeem, ({ world, input, member }) => {
    const plain = plainCouponCode(input.code);
    const first = world.couponKeys[input.idempotency_key];
    const before = first && world.couponRows.find(({ id }) => id === first.id);
    if (first && first.plain !== plain)
      throw new MockRefusal(errorCodes.DUPLICATE_REQUEST, 'รายการนี้เคยส่งไปแล้วด้วยข้อมูลอื่น กรุณาทำรายการใหม่');
    if (before) return before;
    const done = giveCoupon(world, member, findCoupon(world, plain, null));
    world.couponKeys[input.idempotency_key] = { plain, id: done.id };
    return done;
  }),
  mock(contract.history, ({ world, input: { before } }) => {
    const place = world.couponRows.findIndex(({ id }) => id === before);
    if (before !== undefined && place < 0) return { rows: [], before: null, deposits: [] };
    const rows = world.couponRows.slice(place + 1, place + 1 + PAGE);
    const isMore = world.couponRows.length > place + 1 + PAGE;
    const now = nowOf(world);
    const shown = world.couponHolds.filter(({ why, held_until }) => why !== null || (held_until ?? '') > now);
    const deposits = before === undefined ? shown.map(({ plain: _, ...hold }) => hold) : [];
    return { rows, before: isMore ? (rows.at(-1)?.id ?? null) : null, deposits };
  }),
];

type Coupon = CouponsState['coupons'][number];

const gift: Coupon = {
  ...{ code: 'GFT2-SMMR-2569', title: 'ของขวัญสมาชิก', until: null, needed: 0, deposit: 0 },
  prize: { kind: 'credit', amount: 20 },
};
const UNTIL = '2025-06-22T12:00:00.000Z';
const bonuses: Coupon[] = ['BNSA-2345-6789', 'BNSB-2345-6789'].map((code) => ({
  ...{ code, title: 'โบนัสสมาชิก', until: UNTIL, needed: 20_000, deposit: 0 },
  prize: { kind: 'bonus', amount: 20 },
}));
const shared: Coupon = {
  ...{ code: 'SONGKRAN', title: 'คูปองสงกรานต์', until: null, needed: 1_000, deposit: 0 },
  prize: { kind: 'credit', amount: 1 },
};

const withDeposit: Coupon = {
  ...{ code: 'FAKN-3452-6789', title: 'คูปองเติมเงิน', until: null, needed: 0, deposit: 300 },
  prize: { kind: 'credit', amount: 10 },
};

export const coupon = mockArea({
  state: (): CouponsState => ({
    ...{
      coupons: [gift, shared, withDeposit, ...bonuses],
      couponRows: [],
      couponKeys: {},
      couponHolds: [],
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
      /** What became of the bonus that runs. */
      couponBonus: z
        .object({ status: z.enum(['done', 'expired', 'excluded']), played: z.number() })
        .optional(),
    },
    apply: (world: CouponWorld, { coupons, couponRows, couponStaked, couponBonus }) => {
      if (couponBonus)
        world.couponRows = world.couponRows.map((row) =>
          row.bonus?.status === 'running' ? { ...row, bonus: { ...row.bonus, ...couponBonus } } : row,
        );
      if (coupons) world.coupons = coupons;
      if (couponRows) world.couponRows = couponRows;
      if (couponStaked !== undefined) world.couponStaked = couponStaked;
    },
  },
});

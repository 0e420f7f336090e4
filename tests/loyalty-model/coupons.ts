import { expect } from 'vitest';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { DAY_MS } from '#tests/loyalty-model/member-books.ts';
import { newestFirst } from '#tests/loyalty-model/newest-first.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const COUPON_DAYS = 30;

/** Uses a code of one's own, from two devices at once: 5 baht, or 7 points. */
export async function useCoupon({ world, member, token, dice, books, now, key }: Player): Promise<void> {
  const isMoney = dice.in100(50);
  const prize = isMoney
    ? { prize: 'credit', amount: '5', until: '2025-07-31' }
    : { prize: 'point', amount: '7', until: '2025-07-31', 'valid-days': String(COUPON_DAYS) };
  const code = await makePersonal(world, member, prize);
  const press = key('coupon');
  const answers = await Promise.all([redeem(world, token, code, press), redeem(world, token, code, press)]);
  for (const { body } of answers) expect(body).toMatchObject({ error: 0 });
  const row = {
    ...{ tail: code.slice(-4), title: 'คูปองหน้าร้อน', at: new Date(now).toISOString(), bonus: null },
    prize: isMoney ? { kind: 'credit', amount: 5 } : { kind: 'point', amount: 7 },
    until: isMoney ? null : new Date(now + COUPON_DAYS * DAY_MS).toISOString(),
  };
  books.coupons.push({ id: answers[0].body.data?.id ?? '', at: now, row });
  if (isMoney) books.gifts.push({ at: now, satang: 500 });
  else books.givePoints(7, { at: now, days: COUPON_DAYS, reason: 'coupon' });
}

/** The history of coupons says each code that was used, page by page. */
export async function expectCoupons({ world, token, books }: Player): Promise<void> {
  const rows: unknown[] = [];
  for (let before: string | undefined; ; ) {
    const asked = before === undefined ? {} : { before };
    const { data } = (await world.call('GET /api/member/coupon/history', asked, token)).body;
    expect(data?.deposits).toEqual([]);
    rows.push(...(data?.rows ?? []));
    if (!data?.before) break;
    before = data.before;
  }
  expect(rows).toEqual(newestFirst(books.coupons).map(({ id, row }) => ({ id, ...row })));
}

import { expect } from 'vitest';
import { summaryOf } from '#backend/testing/affiliate/invitations.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { DAY_MS, dayOf, midnightOf } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

/** Tickets of the first prizes as the page of the wheel tells them: up to which ticket, and satang. */
const prizesByHand = [
  [70_000, 0],
  [90_000, 500],
  [98_000, 2_000],
  [99_900, 10_000],
  [100_000, 50_000],
] as const;
const SPIN_POINTS = 100;
const COUPON_DAYS = 30;
/** A day is measured so long after its midnight. */
const CLOSED_AFTER_MS = 300_000;

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
  books.coupons.push(answers[0].body.data?.id ?? '');
  if (isMoney) books.gifts.push({ at: now, satang: 500 });
  else books.lots.push({ points: 7, endsAt: now + COUPON_DAYS * DAY_MS });
}

/** Turns the wheel, with the same press twice at once, for a spin of an operator or for points. */
export async function turnWheel({ world, member, token, dice, books, now, key }: Player): Promise<void> {
  if (dice.in100(50)) {
    const options = { username: await mobileOf(world, member.memberId), spins: '1', 'valid-days': '30' };
    const by = { who: 'nok', why: 'a gift', yes: true };
    expect((await runOps(world.services, { command: 'wheel grant', options, ...by })).code).toBe(0);
    books.freeSpins += 1;
  }
  const pay = dice.in100(50) ? 'free' : 'points';
  const asked = { spin_token: key('spin'), version: 1, pay } as const;
  const press = () => world.call('POST /api/wheel/spin_v2', asked, token);
  const answers = await Promise.all([press(), press()]);
  const canPay = pay === 'free' ? books.freeSpins > 0 : books.takePoints(SPIN_POINTS, now) !== null;
  for (const { body } of answers) expect(body.error === 0, JSON.stringify(body)).toBe(canPay);
  if (!canPay) return;
  if (pay === 'free') books.freeSpins -= 1;
  const [spin, again] = answers.map(({ body }) => body.data?.spin);
  expect(again).toEqual(spin);
  const won = prizesByHand.find(([below]) => (spin?.ticket ?? Number.NaN) < below)?.[1];
  expect(spin?.prize.amount).toBe((won ?? Number.NaN) / 100);
  if (won) books.gifts.push({ at: now, satang: won });
  books.spins.push(spin?.spin_id ?? '');
}

/** Takes a rebate of yesterday, from two devices at once; before the day is measured there is none. */
export async function claimRebate({ world, token, dice, books, now }: Player): Promise<void> {
  const basis = dice.pick(['turnover', 'loss'] as const);
  const from = midnightOf(now) - DAY_MS;
  const day = dayOf(from);
  const press = () =>
    basis === 'turnover'
      ? world.call('POST /api/cashback/turnover/claim', { day }, token)
      : world.call('POST /api/cashback/loss/claim', { day }, token);
  const answers = await Promise.all([press(), press()]);
  const isClosed = now - midnightOf(now) >= CLOSED_AFTER_MS;
  const amount = books.rebate(basis, from);
  const due = !isClosed ? { error: 4701 } : amount === 0 ? { error: 4703 } : { error: 0 };
  for (const { body } of answers) expect(body, `${basis} ${day} ${amount}`).toMatchObject(due);
  if (due.error !== 0 || books.rebates.has(`${basis} ${day}`)) return;
  expect(answers[0].body.data?.amount).toBe(amount / 100);
  books.rebates.set(`${basis} ${day}`, amount);
  books.gifts.push({ at: now, satang: amount });
}

/** What the pages of coupons, wheel and rebates say is what the books say. */
export async function expectRewards({ world, token, books, now }: Player): Promise<void> {
  const coupons = (await world.call('GET /api/member/coupon/history', {}, token)).body.data;
  expect(coupons?.rows.map(({ id }) => id)).toEqual(
    books.coupons.toReversed().slice(0, coupons?.rows.length),
  );
  const wheel = (await world.call('GET /api/wheel/config_v2', {}, token)).body.data;
  expect(wheel).toMatchObject({ free_spins: books.freeSpins, point: books.points(now) });
  const { spins = [] } = (await world.call('POST /api/wheel/reward', {}, token)).body.data ?? {};
  expect(spins.map(({ spin_id }) => spin_id)).toEqual(books.spins.toReversed().slice(0, spins.length));
  expect(spins.length > 0).toBe(books.spins.length > 0);
  const today = (await world.call('GET /api/cashback/today', {}, token)).body.data;
  const from = midnightOf(now);
  expect(today?.turnover).toMatchObject({
    staked: books.staked(from, from + DAY_MS) / 100,
    rebate: books.rebate('turnover', from) / 100,
  });
  expect(today?.loss.rebate).toBe(books.rebate('loss', from) / 100);
}

/** Commission is a five-hundredth of each settled stake of those who were invited, wager by wager in whole satang. */
export async function expectCommission({ world, token }: Player, invited: readonly Player[]): Promise<void> {
  const earned = invited
    .flatMap(({ books }) => books.wagers)
    .filter(({ endedAt, isVoided }) => endedAt !== null && !isVoided)
    .reduce((sum, { stake }) => sum + Math.floor((stake * 20) / 10_000), 0);
  expect(await summaryOf(world, token)).toMatchObject({
    ...{ invited: invited.length, earned: earned / 100, balance: earned / 100, redeemed: 0 },
  });
}

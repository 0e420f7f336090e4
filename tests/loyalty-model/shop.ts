import { expect } from 'vitest';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import type { World } from '#backend/testing/world.ts';
import type { ShopOrder } from '#contract/shop.ts';
import { DAY_MS, type MemberBooks, type Ordered } from '#tests/loyalty-model/member-books.ts';
import { newestFirst } from '#tests/loyalty-model/newest-first.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const GIFT_POINTS = 200;
const GIFT_DAYS = 7;
const SPIN_DAYS = 30;

/** What is to be played for the bonus, within how many days. */
const BONUS = { target: 300_00, days: 2 };

/** Rewards as their page tells them: points, satang or spins, how often within how many days, and for how long. */
const rewardsByHand = {
  'credit-5': { points: 100, satang: 500, spins: 0, times: 5, days: 7, valid: null, amount: 5 },
  'spin-1': { points: 100, satang: 0, spins: 1, times: 5, days: 7, valid: 30, amount: 1 },
  'bonus-2': { points: 40, satang: 200, spins: 0, times: 3, days: 7, valid: BONUS.days, amount: 2 },
  fan: { points: 40, satang: 0, spins: 0, times: 2, days: 7, valid: null, amount: 1 },
} as const;
const versionOf = (reward: RewardId) => (reward === 'fan' ? 2 : 1);
type RewardId = Ordered['reward'];
const rewardIds = Object.keys(rewardsByHand).filter((id): id is RewardId => id in rewardsByHand);
const TRACKING = 'EG123456789TH';
/** How many things there are for all members together. */
const STOCK = 20;

/** A thing that few have enough points for otherwise, and that runs out; and a bonus that some play and some do not. */
export async function openShop(world: World): Promise<void> {
  const fan = {
    ...{ id: 'fan', category: 'goods', art: 'fan', position: 7, kind: 'goods', title: 'พัด', detail: '' },
    ...{ points: 40, amount: 200, valid_days: null, limit: { times: 2, days: 7 }, stock: STOCK },
  };
  const bonus = {
    ...{
      id: 'bonus-2',
      category: 'bonus',
      art: 'coin',
      position: 8,
      kind: 'bonus',
      title: 'โบนัส',
      detail: '',
    },
    ...{ points: 40, amount: 200, valid_days: BONUS.days, target: BONUS.target, stock: null },
    limit: { times: 3, days: 7 },
  };
  expect((await shopOps(world, 'import', { file: JSON.stringify([fan, bonus]) })).code).toBe(0);
  expect((await shopOps(world, 'switch', { reward: 'bonus-2', to: 'open' })).code).toBe(0);
}

/** What is left of a limit, and when the next one is open. */
function limitOf({ books, now }: Player, reward: RewardId) {
  const { times, days } = rewardsByHand[reward];
  const counted = books.orders.filter(
    (one) => one.reward === reward && one.state !== 'refused' && one.at > now - days * DAY_MS,
  );
  const left = Math.max(0, times - counted.length);
  const first = counted.at(-times);
  const next = left > 0 || !first ? null : first.at + days * DAY_MS;
  return { times, days, left, next_at: next === null ? null : new Date(next).toISOString() };
}

/** With what a reward is refused where it is still there, or 0. */
function refusalFor(player: Player, reward: RewardId): number {
  const { books, now } = player;
  if (limitOf(player, reward).left === 0) return 4963;
  if (books.points(now) < rewardsByHand[reward].points) return 4922;
  return reward === 'bonus-2' && books.runningBonus() !== undefined ? 4966 : 0;
}

/** Asks for a reward, with the same press twice at once. */
export async function redeemPoints(player: Player): Promise<void> {
  const { world, member, token, dice, books, now, key } = player;
  if (dice.in100(50)) {
    expect((await grantPoints(world, member.memberId, GIFT_POINTS)).code).toBe(0);
    books.givePoints(GIFT_POINTS, { at: now, days: GIFT_DAYS, reason: 'operator' });
  }
  const reward = dice.pick(rewardIds);
  const { points, satang, spins } = rewardsByHand[reward];
  const isThing = reward === 'fan';
  const version = versionOf(reward);
  const address = isThing ? { address: shopAddress } : {};
  const asked = { reward_id: reward, version, idempotency_key: key('reward'), ...address };
  const press = () => redeemReward(world, token, asked);
  const [one, two] = await Promise.all([press(), press()]);
  // Whoever comes first gets the last one: which of the members that is, is not for the books to say.
  if (isThing && one.error === 4962) {
    expect(two.error).toBe(4962);
    books.soldOut += 1;
    return;
  }
  const isBonus = reward === 'bonus-2';
  const due = refusalFor(player, reward);
  const taken = due === 0 ? books.takePoints(points, now, 'shop') : null;
  for (const { error } of [one, two]) expect(error, `${reward} of ${books.points(now)}`).toBe(due);
  if (!taken) return;
  expect(two.data?.order).toEqual(one.data?.order);
  const id = one.data?.order.order_id ?? '';
  const ended = isThing
    ? { state: 'new' as const, endedAt: null }
    : { state: 'delivered' as const, endedAt: now };
  books.orders.push({ id, reward, at: now, taken, ...ended, sentAt: null, refusedFor: null });
  if (spins > 0) books.freeSpins.push(now + SPIN_DAYS * DAY_MS);
  if (isBonus) {
    const { target, days } = BONUS;
    books.shopBonuses.push({ id, at: now, until: now + days * DAY_MS, target, bonus: satang, end: null });
  } else if (satang > 0) books.gifts.push({ at: now, satang });
}

/** What an operator does about the oldest thing that was ordered: two at once, of whom one does it. */
export async function handleOrder({ world, dice, books, now }: Player): Promise<void> {
  const order = books.orders.find(({ state }) => state === 'new' || state === 'sent');
  if (!order) return;
  const isNew = order.state === 'new';
  const isRefused = dice.in100(40);
  const refuse = () => shopOps(world, 'refuse', { order: order.id, reason: isNew ? 'other' : 'returned' });
  const send = () =>
    shopOps(world, 'send', { order: order.id, carrier: 'thailand_post', tracking: TRACKING });
  const go = isRefused ? refuse : isNew ? send : () => shopOps(world, 'deliver', { order: order.id });
  const done = await Promise.all([go(), go()]);
  expect(done.filter(({ code }) => code === 0)).toHaveLength(1);
  order.state = isRefused ? 'refused' : isNew ? 'sent' : 'delivered';
  if (order.state === 'sent') order.sentAt = now;
  else order.endedAt = now;
  if (isRefused) order.refusedFor = isNew ? 'other' : 'returned';
  // Points go back to the lots that they came from, and end with them.
  if (isRefused) books.giveBack(order.taken, now, 'shop');
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** An order as the page has it. */
function orderOnPage(books: MemberBooks, order: Ordered) {
  const { points, valid, amount } = rewardsByHand[order.reward];
  const bonus = books.shopBonuses.find(({ id }) => id === order.id);
  return {
    ...{ order_id: order.id, reward_id: order.reward, points, amount, at: iso(order.at), state: order.state },
    ...{ until: valid === null ? null : iso(order.at + valid * DAY_MS), reason: order.refusedFor },
    parcel: order.sentAt === null ? null : { carrier: 'thailand_post', tracking: TRACKING },
    ...{ sent_at: iso(order.sentAt), ended_at: iso(order.endedAt) },
    bonus: bonus
      ? {
          ...{ target: bonus.target / 100, played: books.played(bonus) / 100 },
          status: bonus.end ?? 'running',
        }
      : null,
  };
}

/** The pages of the shop say rewards, what a reward would cost now, and each order, page by page. */
export async function expectShop(player: Player): Promise<void> {
  const { world, token, books, now, dice } = player;
  const list = (await world.call('GET /api/redemption/list', {}, token)).body.data;
  expect(list?.point).toBe(books.points(now));
  for (const id of rewardIds) {
    const shown = list?.rewards.find(({ reward_id }) => reward_id === id);
    const { points, valid, amount } = rewardsByHand[id];
    expect(shown, id).toMatchObject({
      ...{ points, amount, version: versionOf(id), valid_days: valid, limit: limitOf(player, id) },
      target: id === 'bonus-2' ? BONUS.target / 100 : null,
    });
  }
  const reward = dice.pick(rewardIds);
  const asked = { reward_id: reward, version: versionOf(reward) };
  const { body } = await world.call('POST /api/redemption/calc', asked, token);
  const isThing = reward === 'fan';
  if (isThing && body.error === 4962) books.soldOut += 1;
  else {
    const due = refusalFor(player, reward);
    const point = books.points(now);
    const after = { point, point_after: point - rewardsByHand[reward].points, needs_address: isThing };
    expect(body, reward).toMatchObject(due === 0 ? { error: 0, data: after } : { error: due });
  }
  const rows: ShopOrder[] = [];
  for (let before: string | undefined; ; ) {
    const { data } = (
      await world.call('GET /api/redemption/history', before === undefined ? {} : { before }, token)
    ).body;
    rows.push(...(data?.rows ?? []));
    if (!data?.before) break;
    before = data.before;
  }
  const due = newestFirst(books.orders).map((order) => orderOnPage(books, order));
  expect(rows).toMatchObject(due);
  for (const { state } of books.orders) books.shownStates.add(state);
}

/** What is left of the stock is what nobody got, and nobody was told that it is over before it was. */
export async function expectStock(players: readonly Player[]): Promise<void> {
  const [player] = players;
  if (!player) return;
  const list = (await player.world.call('GET /api/redemption/list', {}, player.token)).body.data;
  const got = players.flatMap(({ books }) => books.orders.filter(({ reward }) => reward === 'fan')).length;
  expect(list?.rewards.find(({ reward_id }) => reward_id === 'fan')?.stock).toBe(STOCK - got);
  if (players.some(({ books }) => books.soldOut > 0)) expect(got).toBe(STOCK);
}

import { expect } from 'vitest';
import { redeemReward, shopAddress, shopOps } from '#backend/testing/shop/shop.ts';
import { grantPoints } from '#backend/testing/wheel.ts';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS, type Ordered } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const GIFT_POINTS = 200;
const GIFT_DAYS = 7;
const PAGE = 20;

/** Rewards as their page tells them: points, satang or spins, and how often within how many days. */
const rewardsByHand = {
  'credit-5': { points: 100, satang: 500, spins: 0, times: 5, days: 7 },
  'spin-1': { points: 100, satang: 0, spins: 1, times: 5, days: 7 },
  'bonus-2': { points: 40, satang: 200, spins: 0, times: 3, days: 7 },
  fan: { points: 40, satang: 0, spins: 0, times: 2, days: 7 },
} as const;
type RewardId = Ordered['reward'];
const rewardIds = Object.keys(rewardsByHand).filter((id): id is RewardId => id in rewardsByHand);
/** How many things there are for all members together. */
const STOCK = 20;

/** What is to be played for the bonus, within how many days. */
const BONUS = { target: 300_00, days: 2 };

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

const left = ({ books, now }: Player, reward: RewardId) => {
  const { times, days } = rewardsByHand[reward];
  const counted = books.orders.filter(
    (one) => one.reward === reward && one.state !== 'refused' && one.at > now - days * DAY_MS,
  );
  return Math.max(0, times - counted.length);
};

/** Asks for a reward, with the same press twice at once. */
export async function redeemPoints(player: Player): Promise<void> {
  const { world, member, token, dice, books, now, key } = player;
  if (dice.in100(50)) {
    expect((await grantPoints(world, member.memberId, GIFT_POINTS)).code).toBe(0);
    books.lots.push({ points: GIFT_POINTS, endsAt: now + GIFT_DAYS * DAY_MS });
  }
  const reward = dice.pick(rewardIds);
  const { points, satang, spins } = rewardsByHand[reward];
  const isThing = reward === 'fan';
  const version = isThing ? 2 : 1;
  const address = isThing ? { address: shopAddress } : {};
  const asked = { reward_id: reward, version, idempotency_key: key('reward'), ...address };
  const press = () => redeemReward(world, token, asked);
  const [one, two] = await Promise.all([press(), press()]);
  const isLimited = left(player, reward) === 0;
  // Whoever comes first gets the last one: which of the members that is, is not for the books to say.
  if (isThing && one.error === 4962) {
    expect(two.error).toBe(4962);
    books.soldOut += 1;
    return;
  }
  const isBonus = reward === 'bonus-2';
  const isRunning = isBonus && books.runningBonus() !== undefined;
  const isShort = books.points(now) < points;
  const due = isLimited ? 4963 : isShort ? 4922 : isRunning ? 4966 : 0;
  const taken = due === 0 ? books.takePoints(points, now) : null;
  for (const { error } of [one, two]) expect(error, `${reward} of ${books.points(now)}`).toBe(due);
  if (!taken) return;
  expect(two.data?.order).toEqual(one.data?.order);
  const id = one.data?.order.order_id ?? '';
  books.orders.push({ id, reward, at: now, taken, state: isThing ? 'new' : 'delivered' });
  books.freeSpins += spins;
  if (isBonus) {
    const { target, days } = BONUS;
    books.shopBonuses.push({ id, at: now, until: now + days * DAY_MS, target, bonus: satang, end: null });
  } else if (satang > 0) books.gifts.push({ at: now, satang });
}

/** What an operator does about the oldest thing that was ordered: two at once, of whom one does it. */
export async function handleOrder({ world, dice, books }: Player): Promise<void> {
  const order = books.orders.find(({ state }) => state === 'new' || state === 'sent');
  if (!order) return;
  const isNew = order.state === 'new';
  const isRefused = dice.in100(40);
  const refuse = () => shopOps(world, 'refuse', { order: order.id, reason: isNew ? 'other' : 'returned' });
  const send = () =>
    shopOps(world, 'send', { order: order.id, carrier: 'thailand_post', tracking: 'EG123456789TH' });
  const go = isRefused ? refuse : isNew ? send : () => shopOps(world, 'deliver', { order: order.id });
  const done = await Promise.all([go(), go()]);
  expect(done.filter(({ code }) => code === 0)).toHaveLength(1);
  order.state = isRefused ? 'refused' : isNew ? 'sent' : 'delivered';
  // Points go back to the lots that they came from, and end with them.
  if (isRefused) for (const { lot, points } of order.taken) lot.points += points;
}

/** What the page of the shop says is what the books say. */
export async function expectShop(player: Player): Promise<void> {
  const { world, token, books, now } = player;
  const list = (await world.call('GET /api/redemption/list', {}, token)).body.data;
  expect(list?.point).toBe(books.points(now));
  for (const id of rewardIds) {
    const shown = list?.rewards.find(({ reward_id }) => reward_id === id);
    expect(shown?.limit?.left, id).toBe(left(player, id));
  }
  const { rows = [] } = (await world.call('GET /api/redemption/history', {}, token)).body.data ?? {};
  expect(rows).toHaveLength(Math.min(PAGE, books.orders.length));
  for (const row of rows) {
    const own = books.orders.find(({ id }) => id === row.order_id);
    expect(row).toMatchObject({ reward_id: own?.reward, state: own?.state });
    if (own) books.shownStates.add(own.state);
    expect(row.points).toBe(own && rewardsByHand[own.reward].points);
    const bonus = books.shopBonuses.find(({ id }) => id === row.order_id);
    expect(row.bonus).toEqual(
      bonus
        ? {
            target: bonus.target / 100,
            played: books.played(bonus) / 100,
            status: bonus.end ?? 'running',
          }
        : null,
    );
  }
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

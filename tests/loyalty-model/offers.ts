import { expect } from 'vitest';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS, dayOf, midnightOf } from '#tests/loyalty-model/member-books.ts';
import {
  checkInByHand,
  LARGEST_BET,
  promotionIds,
  promotions,
  questIds,
  questsByHand,
  refusalOf,
} from '#tests/loyalty-model/offers-by-hand.ts';
import { type Player, periodOf } from '#tests/loyalty-model/player.ts';

const ALWAYS = Number.POSITIVE_INFINITY;
const CHECK_IN_STAKE = 1_000_00;
const byId = (one: { readonly id: string }, other: { readonly id: string }) => one.id.localeCompare(other.id);

/** The list of promotions says what each brings and asks for. */
export async function expectList(world: World): Promise<void> {
  const { data = [] } = (await world.call('GET /api/promotion/list', {})).body;
  for (const id of promotionIds) {
    const { number, min, percent, most, times, days } = promotions[id];
    const bonus = Math.floor((min * percent) / 100);
    expect(
      data.find((one) => one.id === id),
      id,
    ).toMatchObject({
      ...{ number, min_deposit: min / 100, percent, max_bonus: most / 100, times, days },
      ...{ max_stake: LARGEST_BET / 100, largest_withdrawal: null, starts_at: null, ends_at: null },
      turn: id === 'credit' ? 'credit' : 'wager',
      example: { bonus: bonus / 100, target: ((min + bonus) * times) / 100 },
    });
  }
}

/** What runs, what ended, and what can be taken now for which deposit. */
async function expectPromotions({ world, token, books, now }: Player): Promise<void> {
  const own = (await world.call('GET /api/promotion/mine', {}, token)).body.data;
  const shown = [...(own?.running ? [own.running] : []), ...(own?.ended ?? [])];
  const due = books.claims.map(({ id, offer, at, until, end, ...claim }) => ({
    ...{
      id,
      promotion_id: offer,
      status: end ?? 'running',
      played: books.played({ ...claim, at, until }) / 100,
    },
    ...{ bonus: claim.bonus / 100, target: claim.target / 100, max_stake: LARGEST_BET / 100 },
    ...{ at: new Date(at).toISOString(), expires_at: new Date(until).toISOString() },
  }));
  expect(shown.toSorted(byId)).toMatchObject(due.toSorted(byId).slice(-21));
  const deposit = books.depositFor(now);
  for (const id of promotionIds) {
    const offer = own?.offers.find(({ promotion }) => promotion.id === id);
    const isFree = refusalOf(books, id, now) === null;
    expect(offer?.problem === null, id).toBe(isFree);
    const { percent, most, times, days } = promotions[id];
    const bonus = Math.min(most, Math.floor(((deposit?.amount ?? 0) * percent) / 100));
    const terms = {
      ...{ deposit: (deposit?.amount ?? 0) / 100, bonus: bonus / 100 },
      target: (((deposit?.amount ?? 0) + bonus) * times) / 100,
      until: new Date(now + days * DAY_MS).toISOString(),
    };
    if (isFree) expect(offer?.terms, id).toMatchObject(terms);
    else expect(offer?.terms, id).toBeNull();
  }
  const progress = (await world.call('GET /api/promotion/progress', {}, token)).body.data;
  const running = books.running();
  if (!running) {
    expect(progress).toBeNull();
    return;
  }
  const played = books.played(running);
  expect(progress).toMatchObject({
    ...{ target: running.target / 100, played: played / 100, max_stake: LARGEST_BET / 100 },
    expires_at: new Date(running.until).toISOString(),
  });
  if (played < running.target) expect(progress?.withdrawable).toBe(0);
}

/** Each quest with how far it is, and the check-in of today; there is no event in these weeks. */
async function expectQuests({ world, token, books, now }: Player): Promise<void> {
  const quests = (await world.call('GET /api/quest/list', {}, token)).body.data;
  expect(quests?.point).toBe(books.points(now));
  for (const id of questIds) {
    const { day, from } = periodOf(id, now);
    const done = books.staked(from, ALWAYS);
    const { stake, points } = questsByHand[id];
    const state = books.redeemed.has(`${id} ${day}`) ? 'redeemed' : done >= stake ? 'done' : 'running';
    expect(
      quests?.quests.find(({ quest_id }) => quest_id === id),
      id,
    ).toMatchObject({
      ...{ state, period: day, prize: { kind: 'point', amount: points, days: 90 } },
      conditions: [{ done: done / 100, least: stake / 100 }],
    });
  }
  const monday = periodOf('stake-week', now).from;
  const bills = books.wagers.filter(
    ({ number, endedAt, isVoided }) => number !== undefined && !isVoided && (endedAt ?? 0) >= monday,
  );
  expect(quests?.quests.find(({ quest_id }) => quest_id === 'lotto-week')?.conditions).toMatchObject([
    { fact: 'bets', least: 10, done: bills.length },
    { fact: 'stake', least: 500, done: bills.reduce((sum, { stake }) => sum + stake, 0) / 100 },
  ]);
  const month = dayOf(now).slice(0, 7);
  const number = [...books.checkIns.keys()].filter((day) => day.startsWith(month)).length;
  const today = books.checkIns.get(dayOf(now));
  const recent = books.staked(midnightOf(now) - 6 * DAY_MS, ALWAYS);
  expect(quests?.check_in).toEqual({
    ...{ day: dayOf(now), number, is_done: today !== undefined, points: today ?? checkInByHand(number + 1) },
    ...{ staked: recent / 100, needed: CHECK_IN_STAKE / 100 },
  });
  expect((await world.call('POST /api/event/quest', {}, token)).body.data).toEqual([]);
}

/** The wallet, promotions and quests say what the books say. */
export async function expectOffers(player: Player): Promise<void> {
  const wallets = (await player.world.call('POST /api/member/wallets', {}, player.token)).body;
  expect(wallets.data?.[0]?.balance).toBe(player.books.balance() / 100);
  await expectPromotions(player);
  await expectQuests(player);
}

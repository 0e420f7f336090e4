import { expect } from 'vitest';
import { sendCommission } from '#backend/areas/affiliate/send-commission.ts';
import { followAll, inviteMember, redeemCommission } from '#backend/testing/affiliate/invitations.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS, dayOf, type Wager } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const LEAST = 20_00;
/** Days of the two weeks on which rates with a second level are announced, and from which on they hold. */
const ANNOUNCED = { day: 3, hour: 9 };
const SECOND_FROM = 6;
/** In hundredths of a percent, by level. */
const first = [{ lotto: 20, games: 20 }] as const;
const second = [
  { lotto: 12, games: 11 },
  { lotto: 8, games: 7 },
] as const;
const MONTHS = ['2025-07', '2025-06'] as const;

/** Most members come by a link: of those who invite the second came by the first, and some who came invite one more. */
export async function inviteAll(world: World, players: readonly Player[], inviters: number): Promise<void> {
  const invite = async (inviter: Player | undefined, player: Player | undefined) => {
    if (!inviter || !player) return;
    const id = await inviteMember(world, inviter.member, player.member);
    inviter.invited.push({ id, player });
  };
  await invite(players[0], players[1]);
  for (const [at, player] of players.entries()) {
    if (at < inviters) continue;
    // A chain of members who each invited one friend, so that some have a little commission.
    const isChain = at % inviters === inviters - 1 && at >= 2 * inviters;
    await invite(players[isChain ? at - inviters : at % inviters], player);
  }
}

/** Writes commission for what has a result by now, tells of the days that are over, and announces other rates on their day. */
export async function followCommission(
  world: World,
  players: readonly Player[],
  { begin, day, hour }: { readonly begin: number; readonly day: number; readonly hour: number },
): Promise<void> {
  await Promise.all([followAll(world), followAll(world)]);
  for (const { books } of players)
    for (const wager of books.wagers) if (wager.endedAt !== null) wager.isFollowed = true;
  await sendCommission(world.services);
  if (day !== ANNOUNCED.day || hour !== ANNOUNCED.hour) return;
  const options = {
    ...{ from: dayOf(begin + SECOND_FROM * DAY_MS), first: 'lotto=0.12,games=0.11' },
    second: 'lotto=0.08,games=0.07',
  };
  const by = { who: 'nok', why: 'a second level', yes: true };
  expect((await runOps(world.services, { command: 'affiliate rates', options, ...by })).code).toBe(0);
}

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly stake: number;
  readonly satang: number;
}

const networkOf = ({ invited }: Player) => [
  ...invited.map((one) => ({ ...one, level: 0 })),
  ...invited.flatMap(({ player }) => player.invited.map((one) => ({ ...one, level: 1 }))),
];

const rateOf = ({ acceptedAt, number }: Wager, level: number, begin: number) =>
  (acceptedAt >= begin + SECOND_FROM * DAY_MS ? second : first)[level]?.[
    number === undefined ? 'games' : 'lotto'
  ] ?? 0;

/** Commission of a member wager by wager, in whole satang each; who is excluded earns nothing on what ends meanwhile. */
function entriesOf(player: Player): Entry[] {
  const { books, closes } = player;
  const isAway = (at: number) =>
    books.excluded !== undefined && at >= books.excluded.from && at < books.excluded.until;
  return networkOf(player).flatMap(({ id, level, player: { books: own } }) =>
    own.wagers.flatMap((wager) => {
      const { endedAt: at, stake, counts } = wager;
      const bp = rateOf(wager, level, closes.begin);
      if (at === null || !wager.isFollowed || isAway(at) || bp === 0) return [];
      if (!counts.turnover || !counts.commission) return [];
      return [{ id, at, stake, satang: Math.floor((stake * bp) / 10_000) }];
    }),
  );
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, one) => total + one, 0);
const satangOf = (entries: readonly Entry[]) => sum(entries.map(({ satang }) => satang));
export const commissionLeft = (player: Player) =>
  satangOf(entriesOf(player)) - sum(player.books.redemptions.map(({ satang }) => satang));

/** Takes the commission, with the same press twice at once. */
export async function takeCommission(player: Player): Promise<void> {
  const { world, token, books, now, key } = player;
  const left = commissionLeft(player);
  const press = key('commission');
  const answers = await Promise.all([
    redeemCommission(world, token, press),
    redeemCommission(world, token, press),
  ]);
  if (left < LEAST) {
    const data = { balance: left / 100, least: LEAST / 100 };
    for (const { body } of answers) expect(body).toMatchObject({ error: 4951, data });
    return;
  }
  const [one, two] = answers.map(({ body }) => body.data);
  expect(one).toMatchObject({ amount: left / 100, at: new Date(now).toISOString() });
  expect(two).toEqual(one);
  books.redemptions.push({ id: one?.id ?? '', at: now, satang: left });
  books.gifts.push({ at: now, satang: left });
}

/** Movements as the page has them: each payment, and commission by day. */
function movementsOf(player: Player) {
  const byDay = Map.groupBy(entriesOf(player), ({ at }) => dayOf(at));
  const earned = [...byDay].flatMap(([day, own]) => {
    const amount = satangOf(own) / 100;
    return amount > 0 ? [{ id: `commission:${day}`, kind: 'commission', day, at: null, amount }] : [];
  });
  const paid = player.books.redemptions.map(({ id, at, satang }) => ({
    ...{ id, kind: 'redeem', day: dayOf(at), at: new Date(at).toISOString(), amount: -satang / 100 },
  }));
  const place = ({ day, at }: { readonly day: string; readonly at: string | null }) => `${day} ${at ?? ''}`;
  return [...paid.toReversed(), ...earned].toSorted((one, other) => place(other).localeCompare(place(one)));
}

async function expectNetwork(player: Player, month: string): Promise<void> {
  const { world, token, closes, now } = player;
  const isDeep = now >= closes.begin + ANNOUNCED.day * DAY_MS + ANNOUNCED.hour * 3_600_000;
  const entries = entriesOf(player).filter(({ at }) => dayOf(at).startsWith(month));
  const due = await Promise.all(
    networkOf(player)
      .filter(({ level }) => level === 0 || isDeep)
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .map(async ({ id, level, player: { member } }) => {
        const own = entries.filter((entry) => entry.id === id);
        const stake = sum(own.map((entry) => entry.stake));
        return {
          ...{ id, name_masked: `ส•••${(await mobileOf(world, member.memberId)).slice(-2)}` },
          ...{ level: level + 1, joined: '2025-06', stake: stake / 100, commission: satangOf(own) / 100 },
        };
      }),
  );
  const rows: unknown[] = [];
  for (let before: string | undefined; ; ) {
    const asked = before === undefined ? { month } : { month, before };
    const { data } = (await world.call('POST /api/affiliate/network', asked, token)).body;
    expect(data?.month).toBe(month);
    rows.push(...(data?.rows ?? []));
    if (!data?.before) break;
    before = data.before;
  }
  expect(rows).toEqual(due);
}

/** Everything that the pages of a member who invites say about commission. */
export async function expectCommission(player: Player): Promise<void> {
  const { world, token, books, invited } = player;
  const entries = entriesOf(player);
  const earned = satangOf(entries);
  const redeemed = sum(books.redemptions.map(({ satang }) => satang));
  const { data } = (await world.call('GET /api/affiliate/summary', {}, token)).body;
  const months = MONTHS.flatMap((month) => {
    const own = entries.filter(({ at }) => dayOf(at).startsWith(month));
    const brought = satangOf(own) / 100;
    const stake = sum(own.map((one) => one.stake)) / 100;
    return own.length > 0 ? [{ month, stake, earned: brought, reversed: 0, net: brought }] : [];
  });
  expect(data).toMatchObject({
    ...{ invited: invited.length, balance: (earned - redeemed) / 100, earned: earned / 100 },
    ...{ reversed: 0, redeemed: redeemed / 100, least_redeem: LEAST / 100 },
  });
  // Of a month in which all was settled while the member was away there is a row without a sum.
  expect(data?.months.filter(({ stake }) => stake > 0)).toEqual(months);
  const movements = movementsOf(player);
  const newest = (await world.call('GET /api/affiliate/transactions', {}, token)).body.data;
  expect(newest).toEqual(movements.slice(0, 50));
  for (const month of MONTHS) {
    const ofMonth = movements.filter(({ day }) => day.startsWith(month));
    const read = async (input: { readonly month: string; readonly kind?: 'commission' | 'redeem' }) =>
      (await world.call('GET /api/affiliate/v2/transactions', input, token)).body.data;
    expect(await read({ month })).toEqual({ month, rows: ofMonth });
    const kind = player.dice.pick(['commission', 'redeem'] as const);
    const rows = ofMonth.filter((one) => one.kind === kind);
    expect(await read({ month, kind })).toEqual({ month, rows });
    await expectNetwork(player, month);
  }
}

/** Rates of commission as they hold, and those that are announced. */
export async function expectTerms({ world, closes: { begin }, now }: Player): Promise<void> {
  const { data } = (await world.call('GET /api/affiliate/v2/configs', {})).body;
  const levelsOf = (levels: readonly Readonly<Record<string, number>>[]) =>
    levels.map((rates, at) => ({
      level: at + 1,
      rates: Object.entries(rates)
        .toSorted()
        .map(([area, bp]) => ({ area, kind: null, label: expect.any(String), percent: bp / 100 })),
    }));
  const from = begin + SECOND_FROM * DAY_MS;
  const early = { from: '2019-12-31T17:00:00.000Z', levels: levelsOf(first) };
  const late = { from: new Date(from).toISOString(), levels: levelsOf(second) };
  const isSet = now >= begin + ANNOUNCED.day * DAY_MS + ANNOUNCED.hour * 3_600_000;
  expect(data).toEqual({
    ...(now >= from ? { ...late, next: null } : { ...early, next: isSet ? late : null }),
    ...{ least_redeem: LEAST / 100, invited_reward: 0, yeekee_counted_percent: 20 },
  });
}

/** What the inbox says that days brought, each once it was over. */
export const commissionMessages = (player: Player) => {
  const byDay = Map.groupBy(entriesOf(player), ({ at }) => dayOf(at));
  return [...byDay]
    .filter(([day, own]) => satangOf(own) > 0 && Date.parse(`${day}T00:10:00+07:00`) + DAY_MS <= player.now)
    .map(([day, own]) => `${day} ${satangOf(own) / 100}`);
};

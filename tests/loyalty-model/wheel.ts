import { expect } from 'vitest';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';
import { DAY_MS } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

/** The first prizes as the page of the wheel tells them: their tickets of a hundred thousand, and satang. */
const prizesByHand = [
  { tickets: 70_000, satang: 0 },
  { tickets: 20_000, satang: 500 },
  { tickets: 8_000, satang: 2_000 },
  { tickets: 1_900, satang: 10_000 },
  { tickets: 100, satang: 50_000 },
] as const;
const SPIN_POINTS = 100;
const SPIN_DAYS = 30;
const BOARD = 20;
const PAGE = 20;

const wonBy = (ticket: number) => {
  let below = 0;
  return prizesByHand.find(({ tickets }) => {
    below += tickets;
    return ticket < below;
  })?.satang;
};

/** Turns the wheel, with the same press twice at once, for a spin of an operator or for points. */
export async function turnWheel({ world, member, token, dice, books, now, key }: Player): Promise<void> {
  if (dice.in100(50)) {
    const username = await mobileOf(world, member.memberId);
    const options = { username, spins: '1', 'valid-days': String(SPIN_DAYS), again: 'yes' };
    const by = { who: 'nok', why: 'a gift', yes: true };
    expect((await runOps(world.services, { command: 'wheel grant', options, ...by })).code).toBe(0);
    books.freeSpins.push(now + SPIN_DAYS * DAY_MS);
  }
  const pay = dice.in100(50) ? 'free' : 'points';
  const asked = { spin_token: key('spin'), version: 1, pay } as const;
  const press = () => world.call('POST /api/wheel/spin_v2', asked, token);
  const answers = await Promise.all([press(), press()]);
  const canPay =
    pay === 'free' ? books.freeSpins.length > 0 : books.takePoints(SPIN_POINTS, now, 'wheel') !== null;
  for (const { body } of answers) expect(body.error === 0, JSON.stringify(body)).toBe(canPay);
  if (!canPay) return;
  if (pay === 'free') books.freeSpins.shift();
  const [spin, again] = answers.map(({ body }) => body.data?.spin);
  expect(again).toEqual(spin);
  const ticket = spin?.ticket ?? Number.NaN;
  const satang = wonBy(ticket) ?? Number.NaN;
  expect(spin?.prize.amount).toBe(satang / 100);
  if (satang > 0) books.gifts.push({ at: now, satang });
  books.spins.push({ id: spin?.spin_id ?? '', at: now, paid: pay, satang, ticket });
}

/** Both pages of the wheel say chances, prices and what is left; own spins are told one by one. */
export async function expectWheel({ world, token, books, now }: Player): Promise<void> {
  const wheel = {
    prizes: prizesByHand.map(({ tickets: weight, satang }) => ({ weight, amount: satang / 100 })),
    ...{ setting: { spin_points: SPIN_POINTS }, free_spins: books.freeSpins.length },
  };
  const [firstEnd] = books.freeSpins;
  expect((await world.call('GET /api/wheel/config', {}, token)).body.data).toMatchObject(wheel);
  expect((await world.call('GET /api/wheel/config_v2', {}, token)).body.data).toMatchObject({
    ...{ ...wheel, version: 1, point: books.points(now) },
    free_until: firstEnd === undefined ? null : new Date(firstEnd).toISOString(),
  });
  const spins: unknown[] = [];
  for (let before: string | undefined; ; ) {
    const asked = before === undefined ? {} : { before_seq: before };
    const { data } = (await world.call('POST /api/wheel/reward', asked, token)).body;
    const page = data?.spins ?? [];
    spins.push(
      ...page.map(({ spin_id, at, paid, prize, ticket }) => ({
        ...{ id: spin_id, at: Date.parse(at), paid, satang: prize.amount * 100, ticket },
      })),
    );
    if (page.length < PAGE || !data?.before) break;
    before = data.before;
  }
  expect(spins).toEqual(books.spins.toReversed());
}

/** The board shows the newest prizes of all, each of a spin that was made, while nobody is spinning. */
export async function expectBoard(world: World, players: readonly Player[]): Promise<void> {
  const [reader] = players;
  if (!reader) return;
  await reader.arrive();
  const board = (await world.call('GET /api/wheel/board', {}, reader.token)).body.data ?? [];
  const own = await Promise.all(
    players.map(async ({ member, books }) => {
      const mobile = await mobileOf(world, member.memberId);
      return books.spins
        .filter(({ satang, at }) => satang > 0 && at <= reader.now - 15_000)
        .map(({ at, satang }) => `${new Date(at).toISOString()} xxx-xxx-${mobile.slice(-4)} ${satang / 100}`);
    }),
  );
  // Who of one instant came first is not for the books to say, so the last of them may be cut off.
  const all = own.flat().toSorted().toReversed();
  const shown = board.map(({ at, member, prize }) => `${at} ${member} ${prize.amount}`);
  const instantsOf = (rows: readonly string[]) => rows.map((row) => row.slice(0, 24));
  expect(instantsOf(shown)).toEqual(instantsOf(all).slice(0, BOARD));
  const left = [...all];
  for (const row of shown) {
    expect(left).toContain(row);
    left.splice(left.indexOf(row), 1);
  }
}

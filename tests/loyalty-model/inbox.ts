import { expect } from 'vitest';
import { billMessages } from '#backend/areas/inbox/bill-messages.ts';
import { sendEndingPoints } from '#backend/areas/quests/points/send-ending-points.ts';
import { doneQuestMessages } from '#backend/areas/quests/quests/done-quest-messages.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import type { World } from '#backend/testing/world.ts';
import type { InboxRow } from '#contract/inbox.ts';
import { bases } from '#tests/loyalty-model/cashback-by-hand.ts';
import { closedByHand } from '#tests/loyalty-model/closed-days.ts';
import { commissionMessages } from '#tests/loyalty-model/commission.ts';
import {
  DAY_MS,
  dayOf,
  type MemberBooks,
  midnightOf,
  type Ordered,
} from '#tests/loyalty-model/member-books.ts';
import { questIds, questsByHand } from '#tests/loyalty-model/offers-by-hand.ts';
import { type Player, periodOf } from '#tests/loyalty-model/player.ts';

const REMINDED_DAYS = 3;

/** Points that end today or on the next three days, together by the day; told again where more of a day came since. */
function noteEndings(books: MemberBooks, now: number): void {
  if (isExcludedAt(books, now)) return;
  const after = midnightOf(now) + (REMINDED_DAYS + 1) * DAY_MS;
  const soon = books.lots.filter(({ endsAt, points }) => points > 0 && endsAt > now && endsAt < after);
  for (const [day, lots] of Map.groupBy(soon, ({ endsAt }) => dayOf(endsAt))) {
    const sent = books.sentEndings.get(day);
    const until = new Date(Math.min(...lots.map(({ endsAt }) => endsAt))).toISOString();
    const count = lots.reduce((sum, { points }) => sum + points, 0);
    const newest = Math.max(...lots.map(({ at }) => at));
    if (sent && count <= sent.count && newest <= sent.at) continue;
    // The same again is no news.
    if (sent?.count === count && sent.until === until) continue;
    books.sentEndings.set(day, { count, until, at: now });
  }
}

/** Lets the readers tell what came since they were last here; by hand it is how each quest stands now. */
export async function sendNews({ services }: World, players: readonly Player[]): Promise<void> {
  for (const reader of [billMessages, doneQuestMessages])
    await Promise.all([readWagers(services.db, reader), readWagers(services.db, reader)]);
  await sendEndingPoints(services);
  for (const { books } of players) {
    noteEndings(books, services.clock.now().getTime());
    const since = books.sentUntil;
    books.sentUntil = services.clock.now().getTime();
    if (!books.hasResultSince(since) || books.isExcluded) continue;
    for (const id of questIds) {
      // What came since then is all of one day.
      const { day, from } = periodOf(id, since);
      const isDone = books.staked(from, Number.POSITIVE_INFINITY) >= questsByHand[id].stake;
      if (isDone && !books.redeemed.has(`${id} ${day}`)) books.sentQuests.add(`${id}:${day}`);
    }
  }
}

/** Jobs run before members come, so what was sent at that very instant was sent before. */
const isExcludedAt = ({ excluded }: MemberBooks, at: number) =>
  excluded !== undefined && at > excluded.from && at < excluded.until;

/** Rebates that were told of, as the inbox names them: of a day that is closed, with what can be claimed of it. */
const sentRebates = ({ books, closes }: Player): string[] =>
  bases.flatMap((basis) =>
    closedByHand(books, basis, closes)
      .filter(({ due, closedAt: at }) => due > 0 && !isExcludedAt(books, at))
      .map(({ day, due, until }) => `${basis}:${dayOf(day)} ${due / 100} ${new Date(until).toISOString()}`),
  );

async function readAll({ world, token }: Player): Promise<InboxRow[]> {
  const all: InboxRow[] = [];
  for (let before: string | undefined; ; ) {
    const asked = before === undefined ? {} : { before };
    const { data } = (await world.call('GET /api/member/inbox', asked, token)).body;
    all.push(...(data?.rows ?? []));
    if (!data?.before) return all;
    before = data.before;
  }
}

/** What came back of an order and had not ended then. */
const usableOf = ({ taken, endedAt }: Ordered): number =>
  taken.reduce((sum, { lot, points }) => sum + (lot.endsAt > (endedAt ?? 0) ? points : 0), 0);

/** The inbox says what became of bills, money, promotions, quests and rebates, each once. */
export async function expectInbox(player: Player): Promise<void> {
  const { world, token, books } = player;
  const rows = await readAll(player);
  const of = (kind: InboxRow['kind']) => rows.filter((row) => row.kind === kind);
  const outcomes = (kind: InboxRow['kind']) => of(kind).map(({ outcome, amount }) => `${outcome} ${amount}`);
  const bills = books.wagers
    .filter(({ number, endedAt, isVoided }) => number !== undefined && (endedAt !== null || isVoided))
    .map(({ stake, won, isVoided }) => {
      if (isVoided) return `returned ${stake / 100}`;
      return won > 0 ? `won ${won / 100}` : 'lost 0';
    });
  expect(outcomes('bill').toSorted()).toEqual(bills.toSorted());
  expect(outcomes('deposit').toSorted()).toEqual(
    books.deposits.map(({ amount }) => `paid ${amount / 100}`).toSorted(),
  );
  expect(outcomes('promotion').toSorted()).toEqual(
    books.claims
      .flatMap(({ end, bonus }) =>
        end === null ? [] : end === 'done' ? `paid ${bonus / 100}` : `${end} null`,
      )
      .toSorted(),
  );
  expect(outcomes('bonus').toSorted()).toEqual(
    books.shopBonuses
      .flatMap(({ end, bonus }) =>
        end === null ? [] : end === 'done' ? `paid ${bonus / 100}` : `${end} null`,
      )
      .toSorted(),
  );
  const handled = books.orders.filter(({ reward, state }) => reward === 'fan' && state !== 'new');
  expect(
    of('order')
      .map(({ outcome, count }) => `${outcome} ${count}`)
      .toSorted(),
  ).toEqual(
    handled
      .map((order) => (order.state === 'refused' ? `refused ${usableOf(order)}` : 'sent null'))
      .toSorted(),
  );
  expect(
    of('commission')
      .map(({ about, amount }) => `${about} ${amount}`)
      .toSorted(),
  ).toEqual(commissionMessages(player).toSorted());
  // Nothing of what is still to be taken is shown to who is excluded.
  const isAway = books.excluded !== undefined && player.now < books.excluded.until;
  expect(
    of('cashback')
      .map(({ about, amount, until }) => `${about} ${amount} ${until}`)
      .toSorted(),
  ).toEqual(isAway ? [] : sentRebates(player).toSorted());
  expect(
    of('points_ending')
      .map(({ about, count, until }) => `${about} ${count} ${until}`)
      .toSorted(),
  ).toEqual(
    isAway
      ? []
      : [...books.sentEndings].map(([day, { count, until }]) => `${day} ${count} ${until}`).toSorted(),
  );
  if (books.isExcluded) return;
  expect(of('coupon')).toHaveLength(books.coupons.length);
  expect(
    of('quest')
      .map(({ about }) => about)
      .toSorted(),
  ).toEqual([...books.sentQuests].toSorted());
  const unread = (await world.call('GET /api/member/inbox/unread', {}, token)).body.data?.unread;
  expect(unread).toBe(Math.min(100, rows.length));
}

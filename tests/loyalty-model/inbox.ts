import { expect } from 'vitest';
import { billMessages } from '#backend/areas/inbox/bill-messages.ts';
import { doneQuestMessages } from '#backend/areas/quests/quests/done-quest-messages.ts';
import { readWagers } from '#backend/core/wagers/read-wagers.ts';
import type { World } from '#backend/testing/world.ts';
import type { InboxRow } from '#contract/inbox.ts';
import { DAY_MS, dayOf } from '#tests/loyalty-model/member-books.ts';
import { questIds, questsByHand } from '#tests/loyalty-model/offers-by-hand.ts';
import { type Player, periodOf } from '#tests/loyalty-model/player.ts';

/** A day is measured so long after its midnight, and then its rebates are told. */
const CLOSED_AFTER_MS = 300_000;

/** Lets the readers tell what came since they were last here; by hand it is how each quest stands now. */
export async function sendNews({ services }: World, players: readonly Player[]): Promise<void> {
  for (const reader of [billMessages, doneQuestMessages])
    await Promise.all([readWagers(services.db, reader), readWagers(services.db, reader)]);
  for (const { books } of players) {
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

/** Days whose rebates were told until now, as the inbox names them. */
function sentRebates({ books, now }: Player, begin: number): string[] {
  const days = Array.from({ length: 20 }, (_, day) => begin + day * DAY_MS);
  return days
    .filter((from) => now >= from + DAY_MS + CLOSED_AFTER_MS)
    .flatMap((from) =>
      (['turnover', 'loss'] as const)
        .filter((basis) => books.rebate(basis, from) > 0)
        .map((basis) => `${basis}:${dayOf(from)}`),
    );
}

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

/** The inbox says what became of bills, money, promotions, quests and rebates, each once. */
export async function expectInbox(player: Player, begin: number): Promise<void> {
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
  expect(outcomes('order').toSorted()).toEqual(
    handled.map(({ state }) => (state === 'refused' ? 'refused null' : 'sent null')).toSorted(),
  );
  if (books.isExcluded) return;
  expect(of('coupon')).toHaveLength(books.coupons.length);
  expect(
    of('quest')
      .map(({ about }) => about)
      .toSorted(),
  ).toEqual([...books.sentQuests].toSorted());
  expect(
    of('cashback')
      .map(({ about }) => about)
      .toSorted(),
  ).toEqual(sentRebates(player, begin).toSorted());
  const unread = (await world.call('GET /api/member/inbox/unread', {}, token)).body.data?.unread;
  expect(unread).toBe(Math.min(100, rows.length));
}

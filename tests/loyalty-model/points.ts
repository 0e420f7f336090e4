import { expect } from 'vitest';
import { DAY_MS, dayOf } from '#tests/loyalty-model/member-books.ts';
import type { Player } from '#tests/loyalty-model/player.ts';

const SOON_DAYS = 30;
const PAGE = 20;

interface Row {
  readonly at: string;
  readonly kind: string;
  readonly reason: string | null;
  readonly points: number;
  readonly balance: number;
}

/** Lots that end at one instant are told one by one, in an order that nobody needs: together they are one row. */
function expiredTogether(rows: readonly Row[]): Row[] {
  const together: Row[] = [];
  for (const row of rows) {
    const newer = together.at(-1);
    const isSame = row.kind === 'expired' && newer?.kind === 'expired' && newer.at === row.at;
    if (isSame) together.pop();
    together.push(isSame ? { ...newer, points: newer.points + row.points } : row);
  }
  return together;
}

/** What can be spent, what of it ends first, and each movement with what there was after it, page by page. */
export async function expectPoints({ world, token, books, now }: Player): Promise<void> {
  const usable = books.lots.filter(({ endsAt, points }) => endsAt > now && points > 0);
  const firstEnd = Math.min(...usable.map(({ endsAt }) => endsAt));
  const ofFirst = usable.filter(({ endsAt }) => dayOf(endsAt) === dayOf(firstEnd));
  const isSoon = firstEnd < now + SOON_DAYS * DAY_MS;
  const points = ofFirst.reduce((sum, lot) => sum + lot.points, 0);
  expect((await world.call('POST /api/member/points', {}, token)).body.data).toEqual({
    point: books.points(now),
    ending: isSoon ? { points, ends_at: new Date(firstEnd).toISOString() } : null,
  });
  const rows: Row[] = [];
  for (let before: string | null = null; ; ) {
    const asked: { readonly before_seq?: string } = before === null ? {} : { before_seq: before };
    const { data } = (await world.call('GET /api/member/points/history', asked, token)).body;
    const page = data?.rows ?? [];
    rows.push(...page.map(({ id: _, ...row }) => row));
    if (page.length < PAGE || data?.before == null) break;
    before = data.before;
  }
  const due = books.pointMoves.toReversed().map((move) => ({ ...move, at: new Date(move.at).toISOString() }));
  expect(expiredTogether(rows)).toEqual(expiredTogether(due));
}

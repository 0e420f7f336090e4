import type { PaidBill } from '#contract/lotto/paid.ts';
import { later } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import type { LottoState } from '#mocks/lotto/state.ts';
import { shownWins } from '#rules/lotto/shown-wins.ts';
import { toSatang } from '#rules/money/baht.ts';
import { maskPerson } from '#rules/person/mask.ts';

const HOUR_MS = 3_600_000;

/** What the world's members were paid for larger bills within a day, newest first, of each the newest. */
export function shownPaid(world: CoreWorld & LottoState): PaidBill[] {
  const since = later(world, -shownWins.hours * HOUR_MS);
  const paid = world.bills
    .filter(({ status, total_payout }) => status === 'won' && toSatang(total_payout) >= shownWins.leastSatang)
    .flatMap((bill) => (bill.settled_at && bill.settled_at > since ? [{ bill, at: bill.settled_at }] : []))
    .sort((one, other) => other.at.localeCompare(one.at));
  const newest = [...Map.groupBy(paid, ({ bill }) => bill.memberId).values()].flatMap(
    ([first]) => first ?? [],
  );
  return newest.slice(0, shownWins.count).map(({ bill, at }) => ({
    kind: bill.kind,
    kind_name: bill.kind_name,
    amount: bill.total_payout,
    paid_at: at,
    member: maskPerson('', world.members.find((one) => one.memberId === bill.memberId)?.username ?? ''),
  }));
}

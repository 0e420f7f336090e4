import 'server-only';
import { read } from '#lib/loaders/read.ts';
import { type Asked, dayOf, idOf } from '#lib/loaders/search-params.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { daysInOrder, periodOf } from '#lib/loaders/statement.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/** What an address asks for. */
interface WinLossFilter {
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** What the days are of: what was played in an area, or one kind of it. */
  readonly area: string | undefined;
  readonly kind: string | undefined;
}

/** The filter in an address; days the wrong way round are turned, and a kind without its area is none. */
export function winLossFilterOf(asked: Readonly<Partial<Record<keyof WinLossFilter, Asked>>>): WinLossFilter {
  const area = idOf(asked.area);
  return {
    ...daysInOrder(dayOf(asked.from), dayOf(asked.to)),
    area,
    kind: area === undefined ? undefined : idOf(asked.kind),
  };
}

/** What bets brought and took in a period, and the day that it is. */
export async function loadWinLoss({ area, kind, ...days }: WinLossFilter) {
  const today = bangkokDate(await backendNowMs());
  const winLoss = await read('GET /api/member/winloss', { ...periodOf(days, today), area, kind });
  return { winLoss, area, kind, today };
}

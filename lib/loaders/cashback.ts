import 'server-only';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** Rates by rank. */
export function loadCashbackRates() {
  return readPublic('GET /api/cashback/rates', {});
}

/** What the member has of one rebate: today, what can be claimed, and closed days, the newest or those before one. */
export async function loadOwnCashback(basis: 'turnover' | 'loss', before?: string) {
  const asked = before === undefined ? {} : { before_day: before };
  const [today, history] = await Promise.all([
    read('GET /api/cashback/today', {}),
    basis === 'loss'
      ? read('GET /api/cashback/loss/history', asked)
      : read('GET /api/cashback/turnover/history', asked),
  ]);
  return { basis, today, history, before };
}
export type OwnCashback = Awaited<ReturnType<typeof loadOwnCashback>>;

import { cashbackRate } from '#backend/areas/cashback/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

const { fromDay, number, rank } = cashbackRate;

/** What ranks get back, and from which day on: every closed day is measured by it. */
export const sealedRates: Sealing = {
  name: 'cashback_rate',
  table: cashbackRate,
  key: [fromDay, number, rank],
  columns: columnsBut(cashbackRate, [fromDay, number, rank]),
};

/** A row of rates as the log calls it. */
export function rateKey(one: Pick<typeof cashbackRate.$inferSelect, 'fromDay' | 'number' | 'rank'>): string {
  return `${one.fromDay}:${one.number}:${one.rank}`;
}

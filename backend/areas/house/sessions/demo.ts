import type { houseSession } from '#backend/areas/house/tables.ts';

/** What a demo begins with. */
export const DEMO_SATANG = 1_000_000n;
/** A demo is over so long after it was opened, and its rows go. */
export const DEMO_MS = 24 * 60 * 60 * 1_000;
/** Rounds and seeds of one demo: they are deleted in one transaction. */
export const MOST_OF_DEMO = 5_000;

type Opened = Pick<typeof houseSession.$inferSelect, 'demoSatang' | 'openedAt'>;

/** Whether a game is one with play money whose time is over. */
export function isDemoOver({ demoSatang, openedAt }: Opened, now: Date): boolean {
  return demoSatang !== null && openedAt.getTime() <= now.getTime() - DEMO_MS;
}

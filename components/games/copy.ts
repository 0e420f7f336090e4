import type { Volatility } from '#rules/games/lobbies.ts';

/** Words of games on their cards and in rows. */
export const gamesCopy = {
  seeAll: 'ดูทั้งหมด',
  lastPlayed: 'เล่นล่าสุด',
  favouriteOf: (game: string) => `ปักหมุด ${game}`,
  popular: 'เกมยอดนิยม',
  slotsOf: (row: string) => `สล็อต${row}`,
  allGames: 'ดูทุกเกม',
  mostReturn: (percent: number) => `คืนเงินไม่เกิน ${percent.toFixed(2)}%`,
  volatility: {
    low: 'ชนะบ่อย',
    medium: 'ปานกลาง',
    high: 'เสี่ยงสูง',
    very_high: 'เสี่ยงสูงมาก',
  } satisfies Record<Volatility, string>,
} as const;

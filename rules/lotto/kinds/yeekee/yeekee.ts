import { siteKind } from '#rules/lotto/kinds/five-digits/site-draw.ts';
import { nextYeekeeRounds } from '#rules/lotto/yeekee/schedule.ts';
import sections from './rule-texts.json' with { type: 'json' };

/** 88 rounds a business day, each drawn out of the numbers that its members shoot. */
export const yeekee = siteKind({
  source: 'เลขที่สมาชิกยิง',
  drawnHere: 'shots',
  nextRounds: nextYeekeeRounds,
  sections,
});

import commonSections from '#rules/lotto/kinds/common-sections.json' with { type: 'json' };
import { siteKind } from '#rules/lotto/kinds/five-digits/site-draw.ts';
import { nextPingpongRounds } from '#rules/lotto/pingpong/schedule.ts';
import sections from './rule-texts.json' with { type: 'json' };

/** Sixteen rounds a day, drawn by chance that was committed to when the round opened. */
export const pingpong = siteKind({
  source: 'สุ่มโดยระบบ ตรวจสอบได้',
  drawnHere: 'seed',
  nextRounds: nextPingpongRounds,
  sections: [...sections, ...commonSections],
});

import { betTypes } from '#rules/lotto/bet-type.ts';
import commonSections from '#rules/lotto/kinds/common-sections.json' with { type: 'json' };
import type { LotteryKind, RuleTexts } from '#rules/lotto/kinds/lottery-kind.ts';
import { gloDerivation, numbersOf } from './figures.ts';
import { nextGloRounds } from './next-rounds.ts';
import { readGloDraw } from './read-draw.ts';
import { repeatsIn } from './repeats.ts';
import texts from './rule-texts.json' with { type: 'json' };
import { tiersOfGlo } from './tiers.ts';

const [rounds, noResult] = texts.sections;
const ruleTexts: RuleTexts = {
  sections: [rounds, ...commonSections, noResult].filter((section) => section !== undefined),
  types: betTypes.map((type) => ({ type, ...texts.types[type] })),
};

/** The government lottery, drawn by the Government Lottery Office (GLO), one round a draw day. */
export const glo: LotteryKind = {
  source: 'สำนักงานสลากกินแบ่งรัฐบาล',
  readDraw: (value) => {
    const reading = readGloDraw(value);
    if (!reading.ok) return reading;
    return { ok: true, value: { drawDate: reading.value.date, number: 1, draw: reading.value } };
  },
  tiers: tiersOfGlo,
  derivation: gloDerivation,
  inShort: (tiers) =>
    `first prize ${numbersOf(tiers, 'first').join()}, last two ${numbersOf(tiers, 'last_two').join()}`,
  remarks: repeatsIn,
  nextRounds: nextGloRounds,
  ruleTexts,
};

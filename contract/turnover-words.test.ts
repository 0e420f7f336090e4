import { expect, test } from 'vitest';
import { countsOf, countsWords, lottoWords } from '#contract/turnover-words.ts';

test.each<[weights: Record<string, number>, words: string, lotto: string | null]>([
  [{ games: 100 }, 'นับยอดเล่นที่มีผลแล้ว: เกม 100% ไม่นับหวย', null],
  [{ games: 50 }, 'นับยอดเล่นที่มีผลแล้ว: เกม 50% ไม่นับหวย', null],
  [
    { games: 100, 'lotto/glo': 50 },
    'นับยอดเล่นที่มีผลแล้ว: เกม 100% · หวยรัฐบาล 50% (หวยนับเฉพาะยอดเสี่ยง)',
    'ยอดเสี่ยงของหวยที่ออกผลแล้วนับ หวยรัฐบาล 50%',
  ],
  [
    { games: 100, lotto: 50, 'lotto/yeekee': 0 },
    'นับยอดเล่นที่มีผลแล้ว: เกม 100% · หวย 50% ไม่นับยี่กี (หวยนับเฉพาะยอดเสี่ยง)',
    'ยอดเสี่ยงของหวยที่ออกผลแล้วนับ หวย 50% ไม่นับยี่กี',
  ],
  [{ 'games/slot': 100, 'games/casino': 50 }, 'นับยอดเล่นที่มีผลแล้ว: สล็อต 100% · คาสิโน 50% ไม่นับหวย', null],
  [
    { games: 20, 'games/slot': 100, 'games/casino': 0 },
    'นับยอดเล่นที่มีผลแล้ว: สล็อต 100% · เกมอื่น 20% ไม่นับคาสิโน ไม่นับหวย',
    null,
  ],
  [{ lotto: 0, 'lotto/yeekee': 0, 'games/reels-1': 20 }, 'นับยอดเล่นที่มีผลแล้ว: เกม reels-1 20% ไม่นับหวย', null],
])('what counts is said as it is: %j', (weights, words, lotto) => {
  const counts = countsOf(weights);
  expect(countsWords(counts, 'wager')).toBe(words);
  expect(lottoWords(counts)).toBe(lotto);
});

test.each<[weights: Record<string, number>, words: string]>([
  [{ games: 100 }, 'นับได้เสียที่มีผลแล้วของเกม ไม่นับหวย'],
  [{ games: 20, 'games/slot': 100, 'games/casino': 0 }, 'นับได้เสียที่มีผลแล้วของสล็อต เกมอื่น ไม่นับคาสิโน ไม่นับหวย'],
])('for turn by credit what is won and lost counts, without a percent: %j', (weights, words) => {
  expect(countsWords(countsOf(weights), 'credit')).toBe(words);
});

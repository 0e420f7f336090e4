import { expect, test } from 'vitest';
import { gourd } from './gourd.ts';
import { optionFacts } from './option-facts.ts';
import { optionWords, signWords } from './option-words.ts';
import { tableIds } from './table.ts';
import { tables } from './tables.ts';

test.each([
  [
    [1, 2, 3],
    { 'sign-1': 200, 'sign-2': 200, 'sign-3': 200, 'signs-12': 700, 'signs-13': 700, 'signs-23': 700 },
  ],
  [[6, 6, 1], { 'sign-1': 200, 'sign-6': 300, 'signs-16': 700 }],
  [[5, 5, 5], { 'sign-5': 400, triple: 3_400 }],
] as const)('pictures %j pay these options and no others', (dice, wins) => {
  const paid = gourd.options.flatMap(({ id }) => {
    const back = gourd.backOf(id, { kind: 'dice', dice });
    return back === 0 ? [] : [[id, back]];
  });
  expect(Object.fromEntries(paid)).toEqual(wins);
});

test('every option returns between 90 and 98 of 100, a picture 199 of 216', () => {
  for (const { id, rtp } of optionFacts(gourd)) {
    expect(rtp, id).toBeGreaterThan(0.9);
    expect(rtp, id).toBeLessThan(0.98);
    if (id.startsWith('sign-')) expect(rtp).toBeCloseTo(199 / 216, 10);
  }
});

test('each option of each table has a name of its own', () => {
  expect(new Set(signWords).size).toBe(6);
  for (const id of tableIds) {
    const names = tables[id].options.map((option) => optionWords(option.id));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([]);
  }
});

import { type DiceOption, FACES } from './dice-options.ts';
import { diceTable } from './dice-table.ts';

/** What comes back for each sum that three dice can have apart from three equal ones, in hundredths of the stake. */
const sumBacks: Readonly<Record<number, number>> = {
  4: 6_800,
  5: 3_400,
  6: 2_100,
  7: 1_400,
  8: 1_000,
  9: 800,
  10: 750,
  11: 750,
  12: 800,
  13: 1_000,
  14: 1_400,
  15: 2_100,
  16: 3_400,
  17: 6_800,
};

const [EVEN_MOST, FACE_MOST, TWO_MOST, PAIR_MOST, TRIPLE_MOST] = [5_000, 2_000, 1_000, 500, 100];
/** Of one sum, what it may win at the most. */
const SUM_WIN = 6_800;

const sums = Object.entries(sumBacks).map(([text, back]): DiceOption => {
  const sum = Number(text);
  const mostBaht = Math.min(1_000, Math.floor((SUM_WIN * 100) / back / 50) * 50);
  return { id: `sum-${sum}`, mostBaht, bet: { on: 'sum', from: sum, to: sum, loses: 'never', back } };
});

const options: readonly DiceOption[] = [
  { id: 'low', mostBaht: EVEN_MOST, bet: { on: 'sum', from: 4, to: 10, loses: 'triples', back: 200 } },
  { id: 'high', mostBaht: EVEN_MOST, bet: { on: 'sum', from: 11, to: 17, loses: 'triples', back: 200 } },
  { id: 'odd', mostBaht: EVEN_MOST, bet: { on: 'parity', rest: 1, back: 200 } },
  { id: 'even', mostBaht: EVEN_MOST, bet: { on: 'parity', rest: 0, back: 200 } },
  ...FACES.map(
    (face): DiceOption => ({
      ...{ id: `face-${face}`, mostBaht: FACE_MOST },
      bet: { on: 'face', face, backs: [200, 300, 1_300] },
    }),
  ),
  ...FACES.flatMap((one) =>
    FACES.filter((other) => other > one).map(
      (other): DiceOption => ({
        ...{ id: `two-${one}${other}`, mostBaht: TWO_MOST },
        bet: { on: 'two', faces: [one, other], back: 700 },
      }),
    ),
  ),
  ...sums,
  ...FACES.map(
    (face): DiceOption => ({
      ...{ id: `pair-${face}`, mostBaht: PAIR_MOST },
      bet: { on: 'pair', face, back: 1_300 },
    }),
  ),
  { id: 'triple', mostBaht: 200, bet: { on: 'triple', face: null, back: 3_400 } },
  ...FACES.map(
    (face): DiceOption => ({
      ...{ id: `triple-${face}`, mostBaht: TRIPLE_MOST },
      bet: { on: 'triple', face, back: 20_100 },
    }),
  ),
];

/** Three dice: low and high, odd and even, faces, pairs, sums and three equal ones. */
export const hilo = diceTable({ id: 'hilo', options, mostStakeBaht: 10_000, mostBackBaht: 50_000 });

import { type DiceOption, FACES } from './dice-options.ts';
import { diceTable } from './dice-table.ts';

const [SIGN_MOST, TWO_MOST, TRIPLE_MOST] = [5_000, 1_000, 200];

const options: readonly DiceOption[] = [
  ...FACES.map(
    (face): DiceOption => ({
      ...{ id: `sign-${face}`, mostBaht: SIGN_MOST },
      bet: { on: 'face', face, backs: [200, 300, 400] },
    }),
  ),
  ...FACES.flatMap((one) =>
    FACES.filter((other) => other > one).map(
      (other): DiceOption => ({
        ...{ id: `signs-${one}${other}`, mostBaht: TWO_MOST },
        bet: { on: 'two', faces: [one, other], back: 700 },
      }),
    ),
  ),
  { id: 'triple', mostBaht: TRIPLE_MOST, bet: { on: 'triple', face: null, back: 3_400 } },
];

/** Three dice with six pictures: one of them, two that are not the same, or three equal ones. */
export const gourd = diceTable({ id: 'gourd', options, mostStakeBaht: 10_000, mostBackBaht: 50_000 });

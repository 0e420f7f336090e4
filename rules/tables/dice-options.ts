import type { Dice, TableResult } from './events.ts';
import type { TableOption, WeightedResult } from './table.ts';

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** What an option of dice is about, and what comes back of its stake in hundredths, the stake included. */
export type DiceBet =
  /** The sum lies in a range; three equal dice lose where they are left out. */
  | {
      readonly on: 'sum';
      readonly from: number;
      readonly to: number;
      readonly loses: 'triples' | 'never';
      readonly back: number;
    }
  /** The sum is odd (1) or even (0); three equal dice lose. */
  | { readonly on: 'parity'; readonly rest: 0 | 1; readonly back: number }
  /** One face, by the number of dice that show it: one, two, three. */
  | { readonly on: 'face'; readonly face: number; readonly backs: readonly [number, number, number] }
  /** Two dice or three show one face. */
  | { readonly on: 'pair'; readonly face: number; readonly back: number }
  /** Two faces that are not the same both show. */
  | { readonly on: 'two'; readonly faces: readonly [number, number]; readonly back: number }
  /** Three dice show one face; null for any. */
  | { readonly on: 'triple'; readonly face: number | null; readonly back: number };

export interface DiceOption extends TableOption {
  readonly bet: DiceBet;
}

const isTriple = ([one, two, three]: Dice) => one === two && two === three;
const sumOf = ([one, two, three]: Dice) => one + two + three;
const countOf = (dice: Dice, face: number) => dice.filter((shown) => shown === face).length;

/** What comes back of a stake by what the dice show, in hundredths of the stake. */
export function backOfDice(bet: DiceBet, dice: Dice): number {
  const wins = (isWon: boolean, back: number) => (isWon ? back : 0);
  if (bet.on === 'sum') {
    const isIn = sumOf(dice) >= bet.from && sumOf(dice) <= bet.to;
    return wins(isIn && !(bet.loses === 'triples' && isTriple(dice)), bet.back);
  }
  if (bet.on === 'parity') return wins(sumOf(dice) % 2 === bet.rest && !isTriple(dice), bet.back);
  if (bet.on === 'face') return bet.backs[countOf(dice, bet.face) - 1] ?? 0;
  if (bet.on === 'pair') return wins(countOf(dice, bet.face) >= 2, bet.back);
  if (bet.on === 'two')
    return wins(
      bet.faces.every((face) => countOf(dice, face) > 0),
      bet.back,
    );
  return wins(isTriple(dice) && (bet.face === null || dice[0] === bet.face), bet.back);
}

/** All 216 results of three dice, each in one way. */
export const diceResults: readonly WeightedResult[] = FACES.flatMap((one) =>
  FACES.flatMap((two) =>
    FACES.map((three) => ({ result: { kind: 'dice' as const, dice: [one, two, three] as const }, ways: 1n })),
  ),
);

/** What an option of dice pays by a result. Throws RangeError for another option, and for a result that is none of dice. */
export function backOfOption(options: readonly DiceOption[], id: string, result: TableResult): number {
  const option = options.find((one) => one.id === id);
  if (!option || result.kind !== 'dice') throw new RangeError(`${id} does not go with ${result.kind}`);
  return backOfDice(option.bet, result.dice);
}

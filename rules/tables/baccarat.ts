import { type Card, freshShoe } from '#rules/baccarat/cards.ts';
import { dealHand, type Outcome } from '#rules/baccarat/hand.ts';
import type { Drawing } from '#rules/draw/drawing.ts';
import type { TableResult } from './events.ts';
import type { Table, TableOption, WeightedResult } from './table.ts';

/** The most that a hand takes. */
const MOST_CARDS = 6;

interface HandOption extends TableOption {
  /** What comes back by the outcome of the hand, in hundredths of the stake, the stake included. */
  readonly backs: Readonly<Record<Outcome, number>>;
}

/** The commission on the banker is a part of its price: of whole baht it is whole satang. */
const options: readonly HandOption[] = [
  { id: 'player', mostBaht: 5_000, backs: { P: 200, B: 0, T: 100 } },
  { id: 'tie', mostBaht: 1_000, backs: { P: 0, B: 0, T: 900 } },
  { id: 'banker', mostBaht: 5_000, backs: { P: 0, B: 195, T: 100 } },
];

/** The first cards of eight decks in an order of which each is as likely as any other: a shoe of its own for every hand. */
function* dealFromFreshShoe(): Drawing<TableResult> {
  const left = [...freshShoe];
  const cards: Card[] = [];
  while (cards.length < MOST_CARDS) cards.push(...left.splice(yield left.length, 1));
  const { player, banker } = dealHand(cards);
  return { kind: 'cards', player, banker };
}

/** The outcome of a hand that was dealt. Throws RangeError for a result of dice. */
export function outcomeOf(result: TableResult): Outcome {
  if (result.kind !== 'cards') throw new RangeError('Dice have no outcome of a hand');
  const [p1, p2, p3, b1, b2, b3] = [...handOf(result.player), ...handOf(result.banker)];
  const inOrder = [p1, b1, p2, b2, p3, b3].filter((card) => card !== undefined);
  return dealHand(inOrder).outcome;
}

const handOf = ([one, two, three]: readonly Card[]) => [one, two, three];

/** Of all orders of six cards of eight decks, how many end so; a test counts them again. */
const outcomes: readonly WeightedResult[] = [
  { result: { kind: 'cards', player: ['9s', 'Kh'], banker: ['7d', 'Ts'] }, ways: 2_230_518_282_592_256n },
  { result: { kind: 'cards', player: ['7d', 'Ts'], banker: ['9s', 'Kh'] }, ways: 2_292_252_566_437_888n },
  { result: { kind: 'cards', player: ['7d', 'Ts'], banker: ['7s', 'Kh'] }, ways: 475_627_426_473_216n },
];

/** Player, banker or tie of one hand. A tie gives stakes on player and banker back. */
export const baccarat: Table = {
  ...{ id: 'baccarat', options, mostStakeBaht: 10_000, mostBackBaht: 50_000, data: options },
  play: dealFromFreshShoe,
  backOf: (id, result) => {
    const option = options.find((one) => one.id === id);
    if (!option) throw new RangeError(`${id} is no option of baccarat`);
    return option.backs[outcomeOf(result)];
  },
  results: () => outcomes,
};

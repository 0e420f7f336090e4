import { expect, test } from 'vitest';
import { type Card, deck, freshShoe, pointsOf } from './cards.ts';
import { bankerDraws, cardsIn, dealHand, dealtCards } from './hand.ts';

/** Cards by what they count; a ten counts nothing. */
const cards = (...points: number[]) => points.map((count): Card => deck[count - 1] ?? 'As');

// The worked examples of the specification of the game.
const examples = [
  { dealt: [9, 8, 10, 10], outcome: 'P', totals: [9, 8], natural: true },
  { dealt: [10, 10, 5, 6, 6, 1], outcome: 'B', totals: [1, 7], natural: false },
  { dealt: [10, 10, 3, 3, 8, 9], outcome: 'B', totals: [1, 3], natural: false },
  { dealt: [10, 10, 3, 3, 1, 9], outcome: 'P', totals: [4, 2], natural: false },
  { dealt: [4, 6, 2, 10, 9, 9], outcome: 'T', totals: [6, 6], natural: false },
  { dealt: [1, 5, 1, 1, 4, 3], outcome: 'T', totals: [6, 6], natural: false },
] as const;

test.each(examples)('cards $dealt are won by $outcome', ({ dealt, outcome, totals, natural }) => {
  const hand = dealHand(cards(...dealt));
  expect([hand.playerTotal, hand.bankerTotal]).toEqual(totals);
  expect([hand.outcome, hand.isNatural]).toEqual([outcome, natural]);
});

/** The table of the banker as casinos print it: a line per total, a letter per third card of the player from 0 to 9. */
const printed = [
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDDD',
  'DDDDDDDDSD',
  'SSDDDDDDSS',
  'SSSSDDDDSS',
  'SSSSSSDDSS',
  'SSSSSSSSSS',
];

test('the banker draws by the printed table, and without a third card of the player up to five', () => {
  for (const [banker, line] of printed.entries()) {
    const drawn = Array.from({ length: 10 }, (_, third) => (bankerDraws(banker, third) ? 'D' : 'S'));
    expect(drawn.join('')).toBe(line);
    expect(bankerDraws(banker, null)).toBe(banker <= 5);
  }
});

test('a deck has 52 cards that count, a shoe eight decks', () => {
  expect(new Set(deck).size).toBe(52);
  expect(freshShoe).toHaveLength(416);
  expect(deck.slice(0, 13).map(pointsOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0]);
});

test('every beginning of a hand takes the cards that its totals ask for, whatever lies behind', () => {
  const mod = (...points: number[]) => points.reduce((sum, one) => sum + (one % 10), 0) % 10;
  for (let code = 0; code < 10 ** 5; code += 1) {
    const [p1 = 0, b1 = 0, p2 = 0, b2 = 0, third = 0] = String(code)
      .padStart(5, '0')
      .split('')
      .map((digit) => Number(digit) || 10);
    const dealt = cards(p1, b1, p2, b2, third, 7);
    const hand = dealHand(dealt);
    const [player, banker] = [mod(p1, p2), mod(b1, b2)];
    const isNatural = player > 7 || banker > 7;
    const playerDraws = !isNatural && player < 6;
    const row = printed[banker] ?? '';
    const drawn = playerDraws ? row[third % 10] === 'D' : banker < 6;
    const count = 4 + Number(playerDraws) + Number(!isNatural && drawn);
    if (cardsIn(hand) !== count) throw new Error(`${dealt} took ${cardsIn(hand)} cards, not ${count}`);
    if (
      String(dealtCards(hand)) !==
      String(playerDraws ? dealt.slice(0, count) : [...dealt.slice(0, 4), ...(count > 4 ? [dealt[4]] : [])])
    )
      throw new Error(`${dealt} were dealt in another order`);
    const { playerTotal, bankerTotal } = hand;
    const winner = playerTotal > bankerTotal ? 'P' : 'B';
    if (hand.outcome !== (playerTotal === bankerTotal ? 'T' : winner)) throw new Error(`${dealt}`);
  }
});

test('pairs are of rank, not of what the cards count', () => {
  expect(dealHand(['Ks', '9h', 'Kd', '9h'])).toMatchObject({ playerPair: true, bankerPair: true });
  expect(dealHand(['Ks', '9h', 'Qs', 'Ts'])).toMatchObject({ playerPair: false, bankerPair: false });
});

test('too few cards are no hand', () => {
  expect(() => dealHand(['As', 'As', 'As', 'As'])).toThrow(RangeError);
});

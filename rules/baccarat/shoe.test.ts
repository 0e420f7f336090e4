import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Hashing } from '#rules/draw/hashing.ts';
import { freshShoe } from './cards.ts';
import { cardsIn, dealtCards } from './hand.ts';
import { BEFORE_CUT, dealShoe, shuffleShoe } from './shoe.ts';

const hashing: Hashing = {
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  hmac: (key, text) => createHmac('sha256', key).update(text).digest('hex'),
};
const shoeOf = (nonce: number) => shuffleShoe(hashing, { seed: 'a seed', clientSeed: 'a table', nonce });

test('a shoe holds every card as often as eight decks do, and each number of it another order', async () => {
  const [one, other, again] = [await shoeOf(1), await shoeOf(2), await shoeOf(1)];
  expect(one.toSorted()).toEqual(freshShoe.toSorted());
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
});

test('hands take the cards in order, and that in which the cut card comes is the last', async () => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const cards = await shoeOf(nonce);
    const hands = dealShoe(cards, 1_000);
    const dealt = hands.flatMap(dealtCards);
    expect(dealt).toEqual(cards.slice(0, dealt.length));
    expect(dealt.length).toBeGreaterThanOrEqual(BEFORE_CUT);
    const last = hands.at(-1);
    expect(dealt.length - (last ? cardsIn(last) : 0)).toBeLessThan(BEFORE_CUT);
    expect(dealShoe(cards, 60)).toEqual(hands.slice(0, 60));
  }
});

test('banker, player and tie have the shares of eight decks', async () => {
  const counts = { B: 0, P: 0, T: 0 };
  for (let nonce = 0; nonce < 1_500; nonce += 1)
    for (const { outcome } of dealShoe(await shoeOf(nonce), 1_000)) counts[outcome] += 1;
  const all = counts.B + counts.P + counts.T;
  // Four standard errors of some 120,000 hands are 0.58 and 0.34 of a hundredth.
  expect(Math.abs(counts.B / all - 0.4586)).toBeLessThan(0.0058);
  expect(Math.abs(counts.P / all - 0.4462)).toBeLessThan(0.0058);
  expect(Math.abs(counts.T / all - 0.0952)).toBeLessThan(0.0034);
}, 60_000);

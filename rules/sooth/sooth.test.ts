import { expect, test } from 'vitest';
import { freshShoe } from '#rules/baccarat/cards.ts';
import type { Outcome } from '#rules/baccarat/hand.ts';
import { plainHashing as hashing } from '#rules/draw/plain-hashing.ts';
import {
  HAND_MS,
  handsDealt,
  MOST_HANDS,
  nextSlot,
  PLACES,
  SHOE_MS,
  shoeEnd,
  slotAt,
  slotBefore,
  slotStart,
} from './schedule.ts';
import { daySeeds, handsOf, isSeedOf, outcomesOf, verifyShoe } from './shoe-seeds.ts';
import { BANKER_SHARE, guessRange, recordsOf, sumRecords, tipsAfter } from './tips.ts';

const read = (text: string) => [...text].filter((one): one is Outcome => 'BPT'.includes(one));

test('every instant belongs to one shoe of a table, and shoes follow each other without a gap', () => {
  const first = Date.parse('2025-06-14T16:30:00.000Z');
  for (let place = 0; place < PLACES; place += 1)
    for (let at = first; at < first + 26 * SHOE_MS; at += 17 * 60_000) {
      const slot = slotAt(new Date(at), place);
      const startsAt = slotStart(slot, place).getTime();
      expect(startsAt).toBeLessThanOrEqual(at);
      expect(startsAt + SHOE_MS).toBeGreaterThan(at);
      expect(slotStart(nextSlot(slot), place).getTime()).toBe(startsAt + SHOE_MS);
      expect(slotBefore(nextSlot(slot))).toEqual(slot);
    }
  expect(slotAt(new Date('2025-06-14T17:10:00.000Z'), 1)).toEqual({ day: '2025-06-14', no: 24 });
});

test('hands come one by one, and even the longest shoe ends before the next', () => {
  const start = new Date('2025-06-15T12:00:00.000Z');
  const after = (ms: number) => new Date(start.getTime() + ms);
  expect(handsDealt(start, 80, after(-1))).toBe(0);
  expect(handsDealt(start, 80, start)).toBe(1);
  expect(handsDealt(start, 80, after(HAND_MS - 1))).toBe(1);
  expect(handsDealt(start, 80, after(HAND_MS))).toBe(2);
  expect(handsDealt(start, 80, after(SHOE_MS))).toBe(80);
  expect(shoeEnd(start, MOST_HANDS).getTime()).toBeLessThan(start.getTime() + SHOE_MS);
});

test('each seed of a day hashes to the one before, and none says the next', async () => {
  const { commit, seeds } = await daySeeds(hashing, 'secret');
  expect(seeds).toHaveLength(24);
  expect(new Set([commit, ...seeds]).size).toBe(25);
  for (const [at, seed] of seeds.entries()) {
    expect(await hashing.sha256(seed)).toBe(at === 0 ? commit : seeds[at - 1]);
    expect(await isSeedOf(hashing, commit, at + 1, seed)).toBe(true);
    expect(await isSeedOf(hashing, commit, at + 2, seed)).toBe(false);
  }
});

test('an ended shoe is held against its seed, and any other seed, outcome, table or number is found', async () => {
  const { commit, seeds } = await daySeeds(hashing, 'secret');
  const of = { roomId: 2, day: '2025-06-15', no: 3, seed: seeds[2] ?? '' };
  const hands = await handsOf(hashing, of);
  const shoe = { ...of, commit, outcomes: outcomesOf(hands) };
  expect(await verifyShoe(hashing, shoe)).toBeNull();
  expect(await verifyShoe(hashing, { ...shoe, seed: seeds[3] ?? '' })).toBe('seed');
  expect(await verifyShoe(hashing, { ...shoe, no: 4 })).toBe('seed');
  expect(await verifyShoe(hashing, { ...shoe, roomId: 1 })).toBe('hands');
  expect(await verifyShoe(hashing, { ...shoe, outcomes: shoe.outcomes.slice(1) })).toBe('hands');
  expect(hands.flatMap(({ player, banker }) => [...player, ...banker]).length).toBeLessThan(freshShoe.length);
});

test('a streak is followed from three on, a chop from four on, through ties', () => {
  const streak = (text: string) => tipsAfter(read(text)).streak;
  const chop = (text: string) => tipsAfter(read(text)).chop;
  expect(['', 'T', 'BB', 'PBBTB', 'BBBBT', 'BBBP'].map(streak)).toEqual([null, null, null, 'B', 'B', null]);
  expect(['BPB', 'BPBP', 'BPTBP', 'BBPBP', 'BPBPP', 'PBPB'].map(chop)).toEqual([
    null,
    'B',
    'B',
    'B',
    null,
    'P',
  ]);
});

test('the derived roads say a side once each of the three can begin', () => {
  const derived = (text: string) => tipsAfter(read(text)).derived;
  expect(['BPB', 'BPBP', 'BPBPBT', 'PBPBP'].map(derived)).toEqual([null, 'B', 'P', 'B']);
});

test('tips see no hand that comes later, and ties count for no rule', () => {
  expect(recordsOf(read('BBBBTP')).streak).toEqual({ said: 2, hits: 1, banker: 1 });
  expect(recordsOf(read('BPBPBPB')).chop).toEqual({ said: 3, hits: 3, banker: 2 });
  expect(recordsOf([]).derived).toEqual({ said: 0, hits: 0, banker: 0 });
  const one = recordsOf(read('BBBBTP'));
  expect(sumRecords(one, one).streak).toEqual({ said: 4, hits: 2, banker: 2 });
});

test('the banker wins 50.68 of a hundred hands that are no tie', () => {
  expect((BANKER_SHARE * 100).toFixed(2)).toBe('50.68');
});

test('on many shoes no rule says more than chance', async () => {
  let all = recordsOf([]);
  for (let no = 0; no < 120; no += 1)
    all = sumRecords(
      all,
      recordsOf(read(outcomesOf(await handsOf(hashing, { roomId: 1, day: '2025-06-15', no, seed: 'a' })))),
    );
  for (const { said, hits } of Object.values(all)) {
    expect(said).toBeGreaterThan(400);
    expect(Math.abs(hits / said - 0.5)).toBeLessThan(4.5 / (2 * Math.sqrt(said)));
  }
}, 60_000);

test('guesses hit a wide share of few hands and a narrow one of many', () => {
  const percent = (hands: number) => guessRange(hands).map((share) => Math.round(share * 1_000) / 10);
  expect([percent(1), percent(79), percent(10_000)]).toEqual([
    [0, 100],
    [39, 61],
    [49, 51],
  ]);
});

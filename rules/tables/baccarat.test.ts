import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, freshShoe } from '#rules/baccarat/cards.ts';
import { bankerDraws, dealHand } from '#rules/baccarat/hand.ts';
import { shuffleShoe } from '#rules/baccarat/shoe.ts';
import { drawsOf } from '#rules/draw/draw.ts';
import { plainHashing } from '#rules/draw/plain-hashing.ts';
import { baccarat, outcomeOf } from './baccarat.ts';
import { backOfBets } from './bets.ts';
import type { TableResult } from './events.ts';
import { optionFacts } from './option-facts.ts';
import { playTable } from './play-table.ts';

const cardsOf = (player: readonly Card[], banker: readonly Card[]): TableResult => ({
  kind: 'cards',
  player,
  banker,
});

test.each<[name: string, TableResult, backs: readonly [player: number, tie: number, banker: number]]>([
  ['a natural of the player', cardsOf(['9s', 'Th'], ['8s', 'Td']), [200, 0, 0]],
  ['the banker draws one to a seven', cardsOf(['Ts', '5s', '6s'], ['Th', '6h', 'As']), [0, 0, 195]],
  ['the banker stands on three against an eight', cardsOf(['Ts', '3s', '8s'], ['Th', '3h']), [0, 0, 195]],
  ['both stand on six', cardsOf(['4s', '2s'], ['6h', 'Th']), [100, 900, 100]],
])('a hand pays by its outcome: %s', (_, result, backs) => {
  expect(['player', 'tie', 'banker'].map((id) => baccarat.backOf(id, result))).toEqual(backs);
});

/** Cards of eight decks by what they count. */
const counts = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** Counts every order of six cards of eight decks by how its hand ends. All numbers stay below 2^53. */
function countOutcomes() {
  const left = [...counts];
  const ways = { P: 0, B: 0, T: 0 };
  const each = (act: (points: number, count: number) => void) => {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      left[points] = count - 1;
      if (count > 0) act(points, count);
      left[points] = count;
    }
  };
  const end = (player: number, banker: number, count: number) => {
    ways[player > banker ? 'P' : player < banker ? 'B' : 'T'] += count;
  };
  each((p1, a) =>
    each((b1, b) =>
      each((p2, c) =>
        each((b2, d) => {
          const [player, banker, first] = [(p1 + p2) % 10, (b1 + b2) % 10, a * b * c * d];
          if (player > 7 || banker > 7) return end(player, banker, first * 412 * 411);
          const bankerTakes = (total: number, third: number | null, count: number, behind: number) => {
            if (bankerDraws(banker, third))
              each((b3, f) => end(total, (banker + b3) % 10, count * f * behind));
            else end(total, banker, count * (behind === 1 ? 411 : 412 * 411));
          };
          if (player > 5) return bankerTakes(player, null, first, 411);
          return each((p3, e) => bankerTakes((player + p3) % 10, p3, first * e, 1));
        }),
      ),
    ),
  );
  return ways;
}

test('the chances are those of every order of six cards of eight decks', () => {
  const ways = countOutcomes();
  const said = Object.fromEntries(
    baccarat.results().map(({ result, ways: own }) => [outcomeOf(result), Number(own)]),
  );
  expect(said).toEqual(ways);
  expect(ways.P + ways.B + ways.T).toBe(416 * 415 * 414 * 413 * 412 * 411);
});

test('returns are those that are published for eight decks', () => {
  const facts = Object.fromEntries(optionFacts(baccarat).map((one) => [one.id, one]));
  expect(facts.player?.rtp).toBeCloseTo(0.987649, 6);
  expect(facts.banker?.rtp).toBeCloseTo(0.989421, 6);
  expect(facts.tie?.rtp).toBeCloseTo(0.856404, 6);
  expect(facts.player?.ties).toBeCloseTo(0.095156, 6);
});

test('a hand is the first of a shoe that is shuffled from the same seed', async () => {
  for (let nonce = 0; nonce < 40; nonce += 1) {
    const play = { seed: 'a'.repeat(64), clientSeed: 'mine', nonce };
    const { events } = await playTable(baccarat, [{ option: 'tie', stake: 1 }], drawsOf(plainHashing, play));
    const { player, banker } = dealHand(await shuffleShoe(plainHashing, play));
    expect(events[0]).toEqual({ kind: 'cards', player, banker });
  }
});

const anyHand = fc
  .uniqueArray(fc.integer({ min: 0, max: freshShoe.length - 1 }), { minLength: 6, maxLength: 6 })
  .map((places) => dealHand(places.flatMap((at) => freshShoe[at] ?? [])))
  .map(({ player, banker }) => cardsOf(player, banker));

test('every pay of a hand is whole satang, and nothing is rounded: the banker pays 95 satang of a baht', () => {
  fc.assert(
    fc.property(anyHand, fc.integer({ min: 1, max: 5_000 }), (result, stake) => {
      for (const { id } of baccarat.options) {
        const back = backOfBets(baccarat, [{ option: id, stake }], result);
        expect(Number.isSafeInteger(back)).toBe(true);
        if (id === 'banker' && outcomeOf(result) === 'B') expect(back - stake * 100).toBe(stake * 95);
      }
    }),
  );
});

test('who bets on player and banker alike never wins, and loses the commission', () => {
  fc.assert(
    fc.property(anyHand, fc.integer({ min: 1, max: 5_000 }), (result, stake) => {
      const both = ['player', 'banker'].map((option) => ({ option, stake }));
      const lost = { P: 0, B: 5 * stake, T: 0 }[outcomeOf(result)];
      expect(backOfBets(baccarat, both, result)).toBe(stake * 200 - lost);
    }),
  );
});

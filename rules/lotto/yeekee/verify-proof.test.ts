import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitOf } from '#rules/draw/commit.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { linksOf } from './chain.ts';
import { digitsOf, headOf, sumOf, yeekeeFigures } from './result.ts';
import type { ResultTerms } from './terms.ts';
import { type ClaimedProof, verifyProof } from './verify-proof.ts';

const SEED = '66eee71c64df159e2676b96e4fb069ba27a2915c095218d041c38950fd2882ce';

async function proofOf(numbers: readonly string[], terms: ResultTerms): Promise<ClaimedProof> {
  const chainHead = headOf(await linksOf(webHashing, numbers));
  const { sum, row1 = null, row16 = null } = sumOf(numbers, terms.rowOrder);
  const digits = await digitsOf(webHashing, { numbers, seed: SEED, chainHead, ...terms });
  return {
    ...terms,
    commit: await commitOf(webHashing, SEED),
    count: numbers.length,
    seed: SEED,
    shots: numbers.map((number, at) => ({ position: at + 1, number })),
    ...{ chainHead, sum, row1, row16, digits, ...yeekeeFigures(digits) },
    isRefunded: false,
  };
}

const accepts = async (proof: ClaimedProof, receipts?: Parameters<typeof verifyProof>[2]) =>
  (await verifyProof(webHashing, proof, receipts)).every(({ holds }) => holds);

const numbersOf = fc.array(
  fc.integer({ min: 0, max: 99_999 }).map((number) => String(number).padStart(5, '0')),
  { minLength: 20, maxLength: 40 },
);
const termsOf = fc.record({
  fairness: fc.constantFrom('classic' as const, 'sealed' as const),
  rowOrder: fc.constantFrom('newest_first' as const, 'oldest_first' as const),
});

/** The same text with the character at a place made another. */
function changed(text: string, at: number): string {
  const place = at % text.length;
  const other = text[place] === '1' ? '2' : '1';
  return text.slice(0, place) + other + text.slice(place + 1);
}

/** One fault in one place; `at` says where in it. */
const tampers: readonly ((proof: ClaimedProof, at: number) => ClaimedProof)[] = [
  (proof, at) => ({ ...proof, seed: changed(proof.seed, at) }),
  (proof, at) => ({ ...proof, commit: changed(proof.commit, at) }),
  (proof, at) => ({ ...proof, chainHead: changed(proof.chainHead, at) }),
  (proof, at) => ({ ...proof, sum: proof.sum + 1 + at }),
  (proof) => ({ ...proof, count: proof.count + 1 }),
  (proof, at) => ({ ...proof, row1: changed(proof.row1 ?? '', at) }),
  (proof, at) => ({ ...proof, row16: changed(proof.row16 ?? '', at) }),
  (proof, at) => ({ ...proof, digits: changed(proof.digits ?? '', at) }),
  (proof, at) => ({ ...proof, top3: changed(proof.top3 ?? '', at) }),
  (proof, at) => ({ ...proof, top2: changed(proof.top2 ?? '', at) }),
  (proof, at) => ({ ...proof, bottom2: changed(proof.bottom2 ?? '', at) }),
  (proof) => ({ ...proof, digits: null, top3: null, top2: null, bottom2: null }),
  (proof) => ({ ...proof, isRefunded: true }),
  (proof, at) => ({ ...proof, shots: proof.shots.filter((_, place) => place !== at % proof.shots.length) }),
  (proof) => ({ ...proof, shots: [...proof.shots, { position: proof.count + 1, number: '00000' }] }),
  (proof, at) => ({
    ...proof,
    shots: proof.shots.map((shot, place) =>
      place === at % proof.shots.length ? { ...shot, number: changed(shot.number, at) } : shot,
    ),
  }),
  (proof, at) => ({
    ...proof,
    shots: proof.shots.map((shot, place) =>
      place === at % proof.shots.length ? { ...shot, position: shot.position + 1 } : shot,
    ),
  }),
];

describe('a proof', () => {
  it('is accepted as it was made, and refused with any one thing changed', async () => {
    const tamper = fc.record({
      kind: fc.integer({ min: 0, max: tampers.length - 1 }),
      at: fc.nat({ max: 99 }),
    });
    await fc.assert(
      fc.asyncProperty(numbersOf, termsOf, tamper, async (numbers, terms, { kind, at }) => {
        const proof = await proofOf(numbers, terms);
        expect(await accepts(proof)).toBe(true);
        const forged = tampers[kind]?.(proof, at) ?? proof;
        expect(await accepts(forged)).toBe(false);
      }),
      { numRuns: 120 },
    );
  });

  it('holds own receipts against the chain', async () => {
    const numbers = Array.from({ length: 20 }, (_, at) => String(at).padStart(5, '0'));
    const proof = await proofOf(numbers, { fairness: 'sealed', rowOrder: 'newest_first' });
    const [first = '', second = ''] = await linksOf(webHashing, numbers);
    expect(await accepts(proof, [{ position: 2, receipt: second }])).toBe(true);
    expect(await accepts(proof, [{ position: 2, receipt: first }])).toBe(false);
    expect(await accepts(proof, [{ position: 21, receipt: first }])).toBe(false);
  });

  it('of a round that gave its stakes back has no digits', async () => {
    const none = { digits: null, top3: null, top2: null, bottom2: null };
    const proof = await proofOf(
      Array.from({ length: 20 }, () => '12345'),
      { fairness: 'classic', rowOrder: 'newest_first' },
    );
    expect(await accepts({ ...proof, ...none, isRefunded: true })).toBe(true);
    const noShot = { ...proof, ...none, isRefunded: true, shots: [], count: 0, sum: 0 };
    const nothing = { ...noShot, row1: null, row16: null, chainHead: '0'.repeat(64) };
    expect(await accepts(nothing)).toBe(true);
  });

  it('names the step that fails', async () => {
    const proof = await proofOf(
      Array.from({ length: 20 }, (_, at) => String(at * 1_001).padStart(5, '0')),
      { fairness: 'classic', rowOrder: 'newest_first' },
    );
    const checks = await verifyProof(webHashing, { ...proof, sum: proof.sum + 1 });
    expect(checks.filter(({ holds }) => !holds)).toEqual([
      { name: 'sum', claimed: String(proof.sum + 1), computed: String(proof.sum), holds: false },
    ]);
  });
});

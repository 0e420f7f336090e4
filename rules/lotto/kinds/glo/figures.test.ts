import { describe, expect, it } from 'vitest';
import { type DrawnTier, figuresFrom } from '#rules/lotto/kinds/derivation.ts';
import { drawnFor } from '#rules/lotto/matching.ts';
import { gloDerivation } from './figures.ts';

const figuresOfGlo = (tiers: readonly DrawnTier[]) => figuresFrom(gloDerivation, tiers);

/** Government draw of 2024-12-16. */
const tiers = [
  { id: 'first', numbers: ['097863'] },
  { id: 'front_three', numbers: ['290', '742'] },
  { id: 'back_three', numbers: ['339', '881'] },
  { id: 'last_two', numbers: ['21'] },
];

describe('figures of the government lottery', () => {
  it('reads the figures of a government draw', () => {
    expect(figuresOfGlo(tiers)).toEqual({
      top4: ['7863'],
      top3: ['863'],
      top2: ['63'],
      bottom2: ['21'],
      front3: ['290', '742'],
      bottom3: ['339', '881'],
    });
  });

  it('is empty where a draw has no such tier', () => {
    expect(figuresOfGlo([])).toEqual({ top4: [], top3: [], top2: [], bottom2: [], front3: [], bottom3: [] });
  });

  it.each([
    ['first', '97863', /first/],
    ['front_three', '29', /front_three/],
    ['back_three', '33x', /back_three/],
    ['last_two', '021', /last_two/],
  ])('refuses a number of another form in %s', (id, number, message) => {
    expect(() => figuresOfGlo([{ id, numbers: [number] }])).toThrow(message);
  });

  it.each([
    ['tod_3', ['863']],
    ['run_bottom', ['21']],
    ['tod_4', ['7863']],
    ['front_3', ['290', '742']],
  ] as const)('compares %s with %j', (type, drawn) => {
    expect(drawnFor(type, figuresOfGlo(tiers))).toEqual(drawn);
  });
});

import { type Derivation, type DrawnTier, digitsField } from '#rules/lotto/kinds/derivation.ts';

/** The numbers of one tier of a draw; none when the draw has no such tier. */
export function numbersOf(tiers: readonly DrawnTier[], id: string): readonly string[] {
  return tiers.find((tier) => tier.id === id)?.numbers ?? [];
}

/**
 * Government lottery (GLO), from its published tiers: three, two and four tops are the end of the six-digit first prize;
 * the bottom two, the front threes and the back threes are draws of their own. Four tops never mix in the front threes.
 */
export const gloDerivation: Derivation = {
  fields: [
    digitsField('first', 'รางวัลที่ 1', 6),
    { ...digitsField('front_three', 'เลขหน้า 3 ตัว', 3), drawn: 2 },
    { ...digitsField('back_three', 'เลขท้าย 3 ตัว', 3), drawn: 2 },
    digitsField('last_two', 'เลขท้าย 2 ตัว', 2),
  ],
  rules: [
    { figure: 'top3', tier: 'first', at: [-3, -2, -1] },
    { figure: 'top2', tier: 'first', at: [-2, -1] },
    { figure: 'top4', tier: 'first', at: [-4, -3, -2, -1] },
    { figure: 'front3', tier: 'front_three', at: [0, 1, 2] },
    { figure: 'bottom3', tier: 'back_three', at: [0, 1, 2] },
    { figure: 'bottom2', tier: 'last_two', at: [0, 1] },
  ],
};

import type { Figures } from '#rules/lotto/matching.ts';
import { noFigures } from '#rules/lotto/matching.ts';
import { baacDerivation } from './baac/figures.ts';
import {
  type Derivation,
  type DerivationStep,
  type DrawnTier,
  derivationSteps,
  figuresFrom,
} from './derivation.ts';
import { fiveDigitDerivation } from './five-digits/figures.ts';
import { gloDerivation } from './glo/figures.ts';
import { gsbDerivation } from './gsb/figures.ts';
import { hanoiDerivation } from './hanoi/figures.ts';
import type { KindCode } from './kind-names.ts';
import { laoDerivation } from './lao/figures.ts';
import { malayDerivation } from './malay/figures.ts';
import { indexDerivation } from './stocks/figures.ts';

const derivations: Readonly<Record<KindCode, Derivation>> = {
  glo: gloDerivation,
  baac: baacDerivation,
  gsb: gsbDerivation,
  lao: laoDerivation,
  hanoi_special: hanoiDerivation,
  hanoi: hanoiDerivation,
  hanoi_vip: hanoiDerivation,
  malay: malayDerivation,
  set_am: indexDerivation,
  set_pm: indexDerivation,
  nikkei_am: indexDerivation,
  nikkei_pm: indexDerivation,
  china_am: indexDerivation,
  china_pm: indexDerivation,
  hangseng_am: indexDerivation,
  hangseng_pm: indexDerivation,
  taiwan: indexDerivation,
  korea: indexDerivation,
  singapore: indexDerivation,
  india: indexDerivation,
  egypt: indexDerivation,
  russia: indexDerivation,
  germany: indexDerivation,
  england: indexDerivation,
  dow: indexDerivation,
  yeekee: fiveDigitDerivation,
  pingpong: fiveDigitDerivation,
};

function derivationOf(code: string): Derivation | undefined {
  return new Map(Object.entries(derivations)).get(code);
}

/** What bets on a draw are held against, for a page: without the rest of the kinds, and none of a kind that it does not know. */
export function figuresOfKind(code: string, tiers: readonly DrawnTier[]): Figures {
  const derivation = derivationOf(code);
  return derivation ? figuresFrom(derivation, tiers) : noFigures;
}

/** How they came out of what was published, step by step. */
export function stepsOfKind(code: string, tiers: readonly DrawnTier[]): readonly DerivationStep[] {
  const derivation = derivationOf(code);
  return derivation ? derivationSteps(derivation, tiers) : [];
}

import type { Figures } from '#rules/lotto/matching.ts';

/** Numbers of a draw as they were published. */
export interface DrawnTier {
  readonly id: string;
  readonly numbers: readonly string[];
}

/** What a kind publishes under one name. */
export interface DrawnField {
  /** Name of the tier, and of the field in a draw file. */
  readonly id: string;
  /** As members read it. */
  readonly name: string;
  readonly form: RegExp;
  /** The form in words for the operator. */
  readonly said: string;
  /** How many characters it has, where that is always the same. */
  readonly length?: number;
  /** How many numbers are drawn under this name; one unless said. */
  readonly drawn?: number;
}

/** Which characters of the published numbers of a tier make a figure, in order; counted from the end where negative. */
export interface FigureRule {
  readonly figure: keyof Figures;
  readonly tier: string;
  readonly at: readonly number[];
}

/** How the figures that bets are held against come out of what was published. */
export interface Derivation {
  readonly fields: readonly DrawnField[];
  readonly rules: readonly FigureRule[];
}

/** One figure with the published number that it is taken from, and where in it its digits stand. */
export interface DerivationStep {
  readonly figure: keyof Figures;
  readonly tier: string;
  readonly published: string;
  readonly at: readonly number[];
  readonly number: string;
}

/** A published number of so many digits. */
export function digitsField(id: string, name: string, digits: number): DrawnField {
  const form = new RegExp(`^[0-9]{${digits}}$`);
  return { id, name, form, said: `${digits} digits in quotes`, length: digits };
}

type Place = Omit<FigureRule, 'figure'>;

/** Three tops with the two tops at their end, and the bottom two: all that most kinds have. */
export function simpleDerivation(fields: readonly DrawnField[], top3: Place, bottom2: Place): Derivation {
  return {
    fields,
    rules: [
      { figure: 'top3', ...top3 },
      { figure: 'top2', tier: top3.tier, at: top3.at.slice(1) },
      { figure: 'bottom2', ...bottom2 },
    ],
  };
}

/**
 * Every figure of a draw in the order of the kind's rules, step by step. A figure without its tier is left out; a number of
 * another form throws RangeError.
 */
export function derivationSteps(
  { fields, rules }: Derivation,
  tiers: readonly DrawnTier[],
): DerivationStep[] {
  return rules.flatMap(({ figure, tier, at }) => {
    const field = fields.find(({ id }) => id === tier);
    const numbers = tiers.find(({ id }) => id === tier)?.numbers ?? [];
    return numbers.map((published) => {
      if (!field?.form.test(published))
        throw new RangeError(`${field?.id} is not of the form ${field?.form.source}: ${published}`);
      const places = at.map((place) => (place < 0 ? published.length + place : place));
      const number = places.map((place) => published[place]).join('');
      return { figure, tier, published, at: places, number };
    });
  });
}

/** What bets are held against. */
export function figuresFrom(derivation: Derivation, tiers: readonly DrawnTier[]): Figures {
  const figures: Record<keyof Figures, string[]> = {
    top4: [],
    top3: [],
    top2: [],
    bottom2: [],
    front3: [],
    bottom3: [],
  };
  for (const { figure, number } of derivationSteps(derivation, tiers)) figures[figure].push(number);
  return figures;
}

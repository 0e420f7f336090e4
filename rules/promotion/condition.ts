/** What an offer can ask about its member. Each is read from the books when it is asked, none is counted beside them. */
export const offerFacts = ['deposits', 'stake', 'invited'] as const;
export type OfferFact = (typeof offerFacts)[number];

export const offerWindows = ['day', 'week', 'days_30', 'ever'] as const;
export type OfferWindow = (typeof offerWindows)[number];

/**
 * The one form of what an offer asks beside its deposit: a count or a sum of facts of the member in a window, at least so much and
 * perhaps at most. Deposits are counted with the one that the offer is for; a stake is satang at risk, as ranks count it.
 */
export interface OfferCondition {
  readonly fact: OfferFact;
  readonly window: OfferWindow;
  /** A count, or whole satang. */
  readonly least: number;
  readonly most: number | null;
}

/** The windows in which a fact is known. */
export const windowsOf: Readonly<Record<OfferFact, readonly OfferWindow[]>> = {
  deposits: ['day', 'week', 'ever'],
  stake: ['days_30'],
  invited: ['ever'],
};

/** Deposits are counted no further than this: no condition asks for more. */
export const MOST_DEPOSITS = 100;

export const conditionProblems = ['not_first', 'too_few_deposits', 'rank_too_low', 'not_invited'] as const;
export type ConditionProblem = (typeof conditionProblems)[number];

/** What a member has of each fact that a condition asks about. */
export type FactsOf = (condition: OfferCondition) => bigint;

/** A condition that is not met, and what the member has of it. */
export interface Unmet {
  readonly condition: OfferCondition;
  readonly have: bigint;
  readonly problem: ConditionProblem;
}

const tooLittle: Readonly<Record<OfferFact, ConditionProblem>> = {
  deposits: 'too_few_deposits',
  stake: 'rank_too_low',
  invited: 'not_invited',
};

/** The first of the conditions that is not met, or null. */
export function unmetOf(conditions: readonly OfferCondition[], facts: FactsOf): Unmet | null {
  for (const condition of conditions) {
    const have = facts(condition);
    if (have < BigInt(condition.least)) return { condition, have, problem: tooLittle[condition.fact] };
    if (condition.most !== null && have > BigInt(condition.most))
      return { condition, have, problem: 'not_first' };
  }
  return null;
}

/** True for a condition that can be met and is read: its window is one of its fact, and its bounds are whole and in order. */
export function isCondition({ fact, window, least, most }: OfferCondition): boolean {
  if (![least, most ?? least].every(Number.isSafeInteger)) return false;
  if (!windowsOf[fact].includes(window) || least < 1) return false;
  if (most !== null && (fact !== 'deposits' || most < least)) return false;
  if (fact === 'invited') return least === 1;
  return fact !== 'deposits' || (most ?? least) < MOST_DEPOSITS;
}

/** Weights are whole numbers from 0, with a sum from 1 to 2^32. */
interface Weighted {
  readonly weight: number;
}

/** The sum of all weights: the bound of the ticket that decides between them. */
export function sumOfWeights(outcomes: readonly Weighted[]): number {
  return outcomes.reduce((sum, { weight }) => sum + weight, 0);
}

/** The outcome that a ticket, 0 ≤ ticket < sum of weights, falls on. Outcomes lie in their order. Throws RangeError outside. */
export function outcomeAt<Outcome extends Weighted>(outcomes: readonly Outcome[], ticket: number): Outcome {
  let before = 0;
  for (const outcome of outcomes) {
    if (ticket >= before && ticket < before + outcome.weight) return outcome;
    before += outcome.weight;
  }
  throw new RangeError(`No outcome has the ticket ${ticket}`);
}

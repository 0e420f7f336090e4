import type { Fairness } from './terms.ts';

/**
 * May a link of the chain be told to its shooter now? Two links tell what was shot between them, for whoever tries 100,000 numbers.
 * In a classic round the shots alone make the result, so there nobody has one before the shots are sealed.
 */
export function showsReceipt({
  fairness,
  isSealed,
}: {
  readonly fairness: Fairness;
  readonly isSealed: boolean;
}): boolean {
  return isSealed || fairness === 'sealed';
}

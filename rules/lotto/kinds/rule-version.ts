/** Kinds whose rules were changed since they first took bets, with the version that is in force. */
const changed: Readonly<Record<string, number>> = {};

/**
 * Version of a kind's rules: how figures come out of a result and when each type wins. It rises with every change of
 * these, and a bill keeps the one it was accepted under (GLI-19 A.5.1(e)).
 */
export function ruleVersionOf(kind: string): number {
  return changed[kind] ?? 1;
}

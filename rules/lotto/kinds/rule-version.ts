/** Kinds whose rules were changed since they first took bets, with the version that is in force. */
const changed: Readonly<Record<string, number>> = {
  // 2: three tops, their orders and the run on top close before the round.
  set_pm: 2,
};

/**
 * Version of a kind's rules: how figures come out of a result, when each type wins and until when it is taken. It rises with every change of
 * these, and a bill keeps the one it was accepted under (GLI-19 A.5.1(e)).
 */
export function ruleVersionOf(kind: string): number {
  return changed[kind] ?? 1;
}

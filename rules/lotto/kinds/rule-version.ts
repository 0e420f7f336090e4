/** From this version on a type may close before its round (`earlyClose`); bills of before were taken until the round closed. */
export const EARLY_CLOSE_RULE = 2;

/** Kinds whose rules were changed since they first took bets, with the version that is in force. */
const changed: Readonly<Record<string, number>> = {
  set_pm: EARLY_CLOSE_RULE,
};

/**
 * Version of a kind's rules: how figures come out of a result, when each type wins and until when it is taken. It rises with every change of
 * these, and a bill keeps the one it was accepted under (GLI-19 A.5.1(e)).
 */
export function ruleVersionOf(kind: string): number {
  return changed[kind] ?? 1;
}

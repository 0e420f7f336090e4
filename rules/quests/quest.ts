/** What a quest counts, each from the books themselves; the first is the only one that costs something. */
export const questFacts = ['stake', 'bets', 'deposits', 'check_ins'] as const;
export type QuestFact = (typeof questFacts)[number];

export const questPeriods = ['day', 'week', 'month', 'event'] as const;
export type QuestPeriod = (typeof questPeriods)[number];

/** Points, spins of the wheel, or satang in the main wallet. */
export const prizeKinds = ['point', 'spin', 'credit'] as const;
export type PrizeKind = (typeof prizeKinds)[number];

/** An event is shown so long before it begins and after it ended. */
export const EVENT_SHOWN_DAYS = 7;

/** A count or a sum of facts in the period, at least so much: satang of stakes at risk and deposits, or how many. */
export interface QuestCondition {
  readonly fact: QuestFact;
  /** Wagers of one area alone: `lotto`, `games`. */
  readonly area: string | null;
  readonly least: bigint;
}

/** True for a fact that is money, and satang. */
export function isMoneyFact(fact: QuestFact): boolean {
  return fact === 'stake' || fact === 'deposits';
}

/** True for a fact that can be counted of one area alone: bets are made in areas, deposits and check-ins are not. */
export function isOfArea(fact: QuestFact): boolean {
  return fact === 'stake' || fact === 'bets';
}

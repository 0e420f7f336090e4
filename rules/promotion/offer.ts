import {
  type ConditionProblem,
  conditionProblems,
  type FactsOf,
  type OfferCondition,
  unmetOf,
} from '#rules/promotion/condition.ts';
import { type OfferFrequency, offerPeriod } from '#rules/promotion/offer-period.ts';
import type { Turn } from '#rules/promotion/turn.ts';
import { type TurnoverWeights, targetCostBp } from '#rules/promotion/weights.ts';
import { bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** A promotion as it is offered; what a member accepts is stored with them, so a later version changes nothing of it. */
export interface Offer {
  readonly id: string;
  /** As a deposit names it (`promotion_id`). */
  readonly number: number;
  readonly version: number;
  readonly title: string;
  readonly image: string;
  /** The deposit is at least so much, and the bonus is so many percent of it, up to a most. */
  readonly minSatang: bigint;
  readonly percent: bigint;
  readonly mostSatang: bigint;
  readonly turn: Turn;
  /** The target is so many times the whole deposit and its bonus together. */
  readonly times: bigint;
  readonly days: number;
  readonly maxStakeSatang: bigint;
  readonly weights: TurnoverWeights;
  readonly per: OfferFrequency;
  /** What else it asks of its member; all of it, in this order. */
  readonly conditions: readonly OfferCondition[];
  /** Of a time of day: the deposit came between these hours in Bangkok, the second one left out. */
  readonly hours: readonly [number, number] | null;
  /** It is offered from the first instant on and until the last one; null without one. */
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** The most that the first withdrawal after the bonus leaves of it and its wins (`trimOf`); null without an end. */
  readonly largestWithdrawalSatang: bigint | null;
}

/** What one deposit brings under an offer, and what it asks for. */
export interface OfferTerms {
  readonly bonusSatang: bigint;
  readonly targetSatang: bigint;
  /** What reaching the target costs on average: from the best of what fills it, by the weight and edge of each. */
  readonly leastCostSatang: bigint;
  /** And up to the worst of it. */
  readonly costSatang: bigint;
}

const EDGE_WHOLE = 10_000n;
const BP = 10_000;

/** The target of D §7.11: so many times deposit and bonus. */
export function turnoverTargetOf(depositSatang: bigint, bonusSatang: bigint, times: bigint): bigint {
  return (depositSatang + bonusSatang) * times;
}

/**
 * What a deposit brings and asks for: the bonus has a most, the target is of the whole deposit (D §7.11). For turn by credit the
 * deposit is played until it reaches the target or is gone: it is staked once at the least, and all of it is lost at the most.
 */
export function offerTerms(
  offer: Pick<Offer, 'percent' | 'mostSatang' | 'turn' | 'times' | 'weights'>,
  depositSatang: bigint,
): OfferTerms {
  const whole = (depositSatang * offer.percent) / 100n;
  const bonusSatang = whole < offer.mostSatang ? whole : offer.mostSatang;
  const targetSatang = turnoverTargetOf(depositSatang, bonusSatang, offer.times);
  const { least, most } = targetCostBp(offer.weights);
  if (offer.turn === 'credit') {
    const leastCostSatang = (depositSatang * BigInt(least)) / EDGE_WHOLE;
    return { bonusSatang, targetSatang, leastCostSatang, costSatang: depositSatang };
  }
  const leastCostSatang = (targetSatang * BigInt(least)) / EDGE_WHOLE;
  const costSatang = (targetSatang * BigInt(most) + EDGE_WHOLE - 1n) / EDGE_WHOLE;
  return { bonusSatang, targetSatang, leastCostSatang, costSatang };
}

/**
 * How much of what is played for a bonus comes back with it at the most, in hundredths of a percent, whatever was deposited. Turn by
 * credit asks for a win: whoever stakes S reaches a win of W with a chance of S / (S + W) at the most, so of each baht staked
 * bonus / W comes back at the most, however it is played.
 */
export function returnedBp({ percent, turn, times }: Pick<Offer, 'percent' | 'turn' | 'times'>): number {
  const target = (100 + Number(percent)) * Number(times);
  return (Number(percent) * BP) / (turn === 'credit' ? target - 100 : target);
}

/** One in how many deposits at the most reaches a target of credit by what is won with it: the house keeps an edge. */
export function creditOneIn(depositSatang: bigint, targetSatang: bigint): number {
  return Math.floor(Number((targetSatang * 10n) / depositSatang)) / 10;
}

export interface OwnDeposit {
  readonly satang: bigint;
  readonly at: Date;
}

export type OfferProblem =
  | 'not_started'
  | 'over'
  | 'taken'
  | 'no_deposit'
  | 'below_min'
  | 'not_in_hours'
  | ConditionProblem;

/** What became of a promotion that was chosen with a deposit, once the deposit was paid. */
export const choiceOutcomes = [
  ...(['taken', 'running', 'already_taken', 'no_deposit', 'below_min', 'not_in_hours'] as const),
  ...(['changed', 'excluded', 'not_started', 'over'] as const),
  ...conditionProblems,
] as const;
export type ChoiceOutcome = (typeof choiceOutcomes)[number];

export interface OfferStanding {
  readonly now: Date;
  /** When it was asked for with a deposit that came later: that counts for its dates. Else it is asked for now. */
  readonly askedAt?: Date;
  /** Periods in which the member took this offer. */
  readonly taken: readonly string[];
  /** The newest deposit of today that brought no bonus yet and after which nothing was withdrawn. */
  readonly deposit: OwnDeposit | null;
  readonly facts: FactsOf;
}

const isOfDeposits = ({ fact }: OfferCondition) => fact === 'deposits';

/** What stands against taking an offer now, or null. Who it is for comes before what to do for it. */
export function offerProblem(offer: Offer, standing: OfferStanding): OfferProblem | null {
  const { now, askedAt, taken, deposit, facts } = standing;
  const { conditions } = offer;
  const outside = outsideOf(offer, askedAt ?? now);
  if (outside) return outside;
  if (taken.includes(offerPeriod(offer, now))) return 'taken';
  const unmet = unmetOf(
    conditions.filter((one) => !isOfDeposits(one)),
    facts,
  );
  if (unmet) return unmet.problem;
  if (!deposit) return 'no_deposit';
  const undone = unmetOf(conditions.filter(isOfDeposits), facts);
  if (undone) return undone.problem;
  if (deposit.satang < offer.minSatang) return 'below_min';
  return isInHours(offer, deposit.at) ? null : 'not_in_hours';
}

/** What stands against an offer by its dates alone, or null while it is offered; the end is left out. */
export function outsideOf(
  { startsAt, endsAt }: Pick<Offer, 'startsAt' | 'endsAt'>,
  at: Date,
): 'not_started' | 'over' | null {
  if (startsAt && at < startsAt) return 'not_started';
  return endsAt && at >= endsAt ? 'over' : null;
}

function isInHours({ hours }: Offer, at: Date): boolean {
  if (!hours) return true;
  const day = bangkokDate(at);
  const hour = (at.getTime() - instantOf(day, '00:00').getTime()) / 3_600_000;
  return hour >= hours[0] && hour < hours[1];
}

const DAY_MS = 86_400_000;

/** When a goal ends that begins now. */
export function goalEnd({ days }: Offer, now: Date): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

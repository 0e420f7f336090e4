export const quotaBases = ['free', 'deposit', 'stake'] as const;
/** What brings a member answers: nothing, deposits, or stakes at risk. A poll with prizes asks for stakes: deposits cost nothing. */
export type QuotaBasis = (typeof quotaBases)[number];

export const pollPrizes = ['credit', 'point'] as const;
/** Money into the wallet, or points. */
export type PollPrizeKind = (typeof pollPrizes)[number];

export const pollPhases = ['soon', 'open', 'closed', 'drawn'] as const;
export type PollPhase = (typeof pollPhases)[number];

/** A prize of a poll: satang of credit, whole points. Places count from 1. */
export interface PollPrize {
  readonly place: number;
  readonly kind: PollPrizeKind;
  readonly amount: number;
}

export const MOST_CHOICES = 12;
export const MOST_ANSWERS = 20;
export const MOST_PRIZES = 50;
/** Points of a prize can be spent for so long. */
export const PRIZE_DAYS = 30;

interface Times {
  readonly opensAt: Date;
  readonly closesAt: Date;
  readonly closedAt: Date | null;
  readonly drawnAt: Date | null;
}

/** How a poll stands at an instant: at the very instant of its close no answer is taken any more. */
export function phaseOf({ opensAt, closesAt, closedAt, drawnAt }: Times, now: Date): PollPhase {
  if (drawnAt !== null) return 'drawn';
  if (closedAt !== null || now >= closesAt) return 'closed';
  return now < opensAt ? 'soon' : 'open';
}

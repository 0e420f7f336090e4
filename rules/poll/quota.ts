import type { QuotaBasis } from '#rules/poll/poll.ts';

export interface QuotaTerms {
  readonly basis: QuotaBasis;
  /** Satang that bring one answer; 0 where none are asked for. */
  readonly stepSatang: bigint;
  readonly most: number;
}

/** How many answers these satang bring, at most as many as the poll takes of a member. */
export function allowedAnswers({ basis, stepSatang, most }: QuotaTerms, satang: bigint): number {
  if (basis === 'free') return most;
  if (satang <= 0n) return 0;
  const steps = satang / stepSatang;
  return steps > BigInt(most) ? most : Number(steps);
}

/** What is missing for one more answer than these satang bring; 0 where the poll takes no more of a member. */
export function missingSatang(terms: QuotaTerms, satang: bigint): bigint {
  const allowed = allowedAnswers(terms, satang);
  if (terms.basis === 'free' || allowed >= terms.most) return 0n;
  return BigInt(allowed + 1) * terms.stepSatang - (satang > 0n ? satang : 0n);
}

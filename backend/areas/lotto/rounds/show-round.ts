import { presentRound } from '#backend/areas/lotto/bills/present.ts';
import { findNextRound } from '#backend/areas/lotto/rounds/find-next-round.ts';
import { freshTerms, type RoundTerms } from '#backend/areas/lotto/terms/round-terms.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound } from '#backend/refusal.ts';
import type { lotto } from '#contract/lotto.ts';

/** Terms of a round as they are now. Throws 404 for an unknown round. */
export async function termsOf(ctx: Ctx, roundId: string): Promise<RoundTerms> {
  const terms = await freshTerms(ctx.db, ctx.agentId, roundId);
  if (!terms) throw notFound();
  return terms;
}

/** One round; of one that takes no bets any more also the next of its kind. */
export const showRound: Verb<typeof lotto.round> = async ({ ctx, input }) => {
  const { round } = await termsOf(ctx, input.round_id);
  const now = ctx.now();
  const shown = presentRound(round, now);
  if (shown.status === 'draft' || shown.status === 'open') return shown;
  const next = await findNextRound(ctx, round, now);
  return next ? { ...shown, next } : shown;
};

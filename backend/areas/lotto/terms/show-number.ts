import { presentRound } from '#backend/areas/lotto/bills/present.ts';
import { termsOf } from '#backend/areas/lotto/rounds/show-round.ts';
import { readSold } from '#backend/areas/lotto/terms/exposure.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentTypeClose } from '#contract/lotto/present-type-close.ts';
import type { lotto } from '#contract/lotto.ts';
import { leftOfNumber } from '#rules/lotto/assess-lines.ts';
import { betName } from '#rules/lotto/bet-name.ts';
import { betKey } from '#rules/lotto/bet-number.ts';
import { halfRate, rateOnWire } from '#rules/lotto/payout.ts';
import { normaliseNumber } from '#rules/lotto/typed-number.ts';
import { toBaht } from '#rules/money/baht.ts';

/** What a round takes of a number now, by each bet type that has as many digits and is on sale. Throws 404 for an unknown round. */
export const showNumber: Verb<typeof lotto.numberLimit> = async ({ ctx, input }) => {
  const terms = await termsOf(ctx, input.round_id);
  const now = ctx.now();
  const isOpen = presentRound(terms.round, now).status === 'open';
  const bets = [...terms.types.values()].flatMap((row) => {
    const number = row.enabled ? normaliseNumber(row.type, input.number) : null;
    return number === null ? [] : [{ row, bet: { type: row.type, number } }];
  });
  const sold = await readSold(
    ctx.db,
    input.round_id,
    bets.map(({ bet }) => bet),
  );
  return bets.map(({ row, bet }) => {
    const key = betKey(bet);
    const control = terms.controls.get(key);
    const { enabled } = presentTypeClose(terms.round, { type: row.type, enabled: isOpen }, now);
    const isTaken = enabled && control?.control !== 'blocked';
    const rate = control?.control === 'half_pay' ? halfRate(row.rateHundredths) : row.rateHundredths;
    return {
      ...bet,
      name: betName(row.type),
      control: control?.control ?? null,
      rate: isTaken ? rateOnWire(rate) : null,
      max: toBaht(row.maxSatang),
      remaining: isTaken ? toBaht(leftOfNumber(row, control, sold.get(key) ?? 0n)) : 0,
    };
  });
};

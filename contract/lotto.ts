import { billCalls } from '#contract/lotto/bills.ts';
import { paidCalls } from '#contract/lotto/paid.ts';
import { rateCalls } from '#contract/lotto/rates.ts';
import { resultCalls } from '#contract/lotto/results.ts';
import { roundCalls } from '#contract/lotto/rounds.ts';
import { yeekeeCalls } from '#contract/lotto/yeekee.ts';

/** Every call of the lottery. */
export const lotto = {
  ...roundCalls,
  ...rateCalls,
  ...resultCalls,
  ...billCalls,
  ...paidCalls,
  ...yeekeeCalls,
};

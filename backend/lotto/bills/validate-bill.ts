import type { MemberCtx } from '#backend/ctx.ts';
import { checkBill } from '#backend/lotto/bills/check-bill.ts';
import type { DataOf, ParsedRequestOf } from '#contract/endpoint.ts';
import { presentChecked } from '#contract/lotto/present-checked.ts';
import type { lotto } from '#contract/lotto.ts';
import { toBaht } from '#rules/money/baht.ts';

type Call = typeof lotto.validateBill;

/**
 * Checks a bill line by line without placing it; `total_stake` is what the lines that can be accepted would cost.
 * Refuses 4101 when the round takes no bills.
 */
export async function validateBill({
  ctx,
  input,
}: {
  ctx: MemberCtx;
  input: ParsedRequestOf<Call>;
}): Promise<DataOf<Call>> {
  const { assessed } = await checkBill(ctx, input.round_id, input.lines, false);
  const accepted = assessed.filter((line) => !line.refusal);
  return {
    round_id: input.round_id,
    lines: assessed.map(presentChecked),
    total_stake: toBaht(accepted.reduce((sum, line) => sum + line.chargedSatang, 0n)),
    acceptable: accepted.length === assessed.length,
  };
}

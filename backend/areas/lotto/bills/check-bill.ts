import { checkLines } from '#backend/areas/lotto/bills/check-lines.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { presentChecked } from '#contract/lotto/present-checked.ts';
import type { lotto } from '#contract/lotto.ts';
import { toBaht } from '#rules/money/baht.ts';

/**
 * Checks a bill line by line without placing it; `total_stake`, on the wire, is what the lines that can be accepted would be charged.
 * Refuses 4101 when the round takes no bills.
 */
export const checkBill: Verb<typeof lotto.validateBill> = async ({ ctx, input }) => {
  const { assessed } = await checkLines(ctx, input, false);
  const accepted = assessed.filter((line) => !line.refusal);
  const sumOf = (key: 'faceSatang' | 'chargedSatang') =>
    toBaht(accepted.reduce((sum, line) => sum + line[key], 0n));
  return {
    round_id: input.round_id,
    lines: assessed.map(presentChecked),
    pack: input.pack,
    total_face: sumOf('faceSatang'),
    total_stake: sumOf('chargedSatang'),
    acceptable: accepted.length === assessed.length,
  };
};

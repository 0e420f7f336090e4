import { z } from 'zod';
import { fileLine, parseFile } from '#backend/core/ops/parse-file.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { faultOfPrizes, MOST_TICKETS } from '#rules/wheel/check-prizes.ts';
import { type Prize, prizeTypes, sliceColors } from '#rules/wheel/prize.ts';
import { MOST_PRIZE_SATANG } from '#rules/wheel/wheel-worth.ts';

/** As a file has them; `amount` is satang of cash, whole points, and 0 of none. */
const Prizes = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,32}$/),
    name: fileLine(24),
    type: z.enum(prizeTypes),
    amount: z.int().min(0).max(MOST_PRIZE_SATANG),
    color: z.enum(sliceColors),
    weight: z.int().min(1).max(MOST_TICKETS),
  }),
);

/** Prizes of a JSON file. Refuses what is no wheel, and one whose spins would be worth too much. */
export function readPrizes(text: string): readonly Prize[] {
  const prizes = parseFile(Prizes, text);
  const fault = faultOfPrizes(prizes);
  if (fault !== null) throw new OperatorRefusal(fault);
  return prizes;
}

import { eq } from 'drizzle-orm';
import { drawResult, lottoKind, round } from '#backend/db/schema/lotto.ts';
import type { Services } from '#backend/http/dispatch.ts';
import { figuresOf } from '#backend/lotto/draws.ts';
import { endRound } from '#backend/lotto/end-round.ts';
import { settleLine } from '#backend/lotto/rules/payout.ts';
import { type BetType, isBetType } from '#contract/constants.ts';

function betType(text: string): BetType {
  if (!isBetType(text)) throw new Error(`Bet type ${text} is unknown`);
  return text;
}

/**
 * Settles the bills of a round whose result is published and not yet settled, each exactly once; anything else is left
 * alone. It may be interrupted and run again. Answers how many bills this run settled.
 */
export async function settleRound(services: Services, roundId: string): Promise<number> {
  const [published] = await services.db.orm
    .select({ kind: round.kind, status: round.status, draw: drawResult.draw, cap: lottoKind.payoutCap })
    .from(round)
    .innerJoin(drawResult, eq(drawResult.roundId, round.id))
    .innerJoin(lottoKind, eq(lottoKind.kind, round.kind))
    .where(eq(round.id, roundId));
  if (published?.status !== 'resulting') return 0;
  const figures = figuresOf(published.kind, published.draw);
  return endRound(services, {
    roundId,
    from: 'resulting',
    to: 'resulted',
    scope: 'lotto.payout',
    kind: 'lotto_payout',
    end: ({ memberId, id }, rows) => {
      const lines = rows.map((row) => {
        const { position, type, number, amountSatang, rateHundredths } = row;
        const outcome = settleLine(
          { type: betType(type), number, amountSatang, rateHundredths },
          figures,
          published.cap,
        );
        return { memberId, billId: id, position, ...outcome };
      });
      const payoutSatang = lines.reduce((sum, line) => sum + line.payoutSatang, 0n);
      const status = lines.some((line) => line.status === 'win') ? 'won' : 'lost';
      return { bill: { memberId, id, status, payoutSatang, creditSatang: payoutSatang }, lines };
    },
  });
}

import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { endRound } from '#backend/areas/games/messages/end-round.ts';
import { lockRound, unknownBet } from '#backend/areas/games/messages/lock-round.ts';
import { balanceOf } from '#backend/areas/games/messages/take-bet.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { games } from '#contract/games.ts';
import { toBaht } from '#rules/money/baht.ts';

/** Ends a round with what it has won so far; one that has ended stays as it is. Refuses 4506 one without a stake. */
export const receiveFinish: Verb<typeof games.walletFinish> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const { round_id: roundId, player_id: playerId } = input;
  const memberId = await ctx.db.transact(async (tx) => {
    const round = await lockRound(tx, { providerId, roundId, playerId });
    if (!round) throw unknownBet();
    const { status, wonSatang } = round;
    if (status === 'open') await endRound(ctx, tx, { providerId, roundId, wonSatang, at: ctx.now() });
    return round.memberId;
  });
  return { balance: toBaht(await balanceOf(ctx, memberId)), currency: 'THB' };
};

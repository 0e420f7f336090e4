import { checkProvider } from '#backend/areas/games/messages/check-provider.ts';
import { endRound } from '#backend/areas/games/messages/end-round.ts';
import { movementIdOf, winIdOf } from '#backend/areas/games/messages/game-ids.ts';
import { payMember } from '#backend/areas/games/messages/pay-win.ts';
import { presentDone } from '#backend/areas/games/messages/present-done.ts';
import { betHash, takeBet } from '#backend/areas/games/messages/take-bet.ts';
import { insertMovement } from '#backend/areas/games/messages/write-movement.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { games } from '#contract/games.ts';
import { toSatang } from '#rules/money/baht.ts';

/** Takes the stake of a round, pays what it won and ends it, all or nothing; one that had stakes and wins before keeps them. */
export const receiveBetWin: Verb<typeof games.walletBetWin> = async ({ ctx, input }) => {
  const providerId = await checkProvider(ctx);
  const { transaction_id: betId, round_id: roundId } = input;
  const wonSatang = toSatang(input.win_amount);
  const requestHash = betHash(input);
  const done = await takeBet(ctx, providerId, input, async (tx, taken) => {
    const { play, at, roundUuid, balanceSatang, wonBefore } = taken;
    const { memberId, agentId } = play;
    if (wonSatang > 0n) {
      const transactionId = winIdOf(betId);
      const of = { providerId, transactionId, requestHash, memberId, at, satang: wonSatang };
      await insertMovement(tx, { ...of, id: movementIdOf(providerId, transactionId), kind: 'win', roundId });
      await payMember(ctx, tx, { ...of, kind: 'win', reference: roundUuid, agentId });
    }
    await endRound(ctx, tx, { providerId, roundId, wonSatang: wonBefore + wonSatang, at });
    return balanceSatang + wonSatang;
  });
  return presentDone(betId, done);
};

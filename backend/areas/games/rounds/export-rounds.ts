import { findPlayer } from '#backend/areas/games/launch/find-player.ts';
import { roundsFileOfMember, roundsPieceOfMember } from '#backend/areas/games/limits.ts';
import { askForProofs } from '#backend/areas/games/providers/ask-for-proofs.ts';
import { listRounds } from '#backend/areas/games/rounds/list-rounds.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { GameRound } from '#contract/games/rounds.ts';
import type { games } from '#contract/games.ts';
import type { RoundProof } from '#contract/house.ts';
import { HOUSE } from '#rules/games/house.ts';
import { roundLine, roundStates, roundsHeading } from '#rules/games/rounds-file.ts';
import { betsText } from '#rules/tables/bets.ts';
import { BYTE_ORDER_MARK } from '#rules/text/byte-order-mark.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';

/** Rows of one answer, all of which the house is asked about at once. */
const ROWS = 500;
function lineOf(round: GameRound, proof: RoundProof | undefined): string {
  return roundLine({
    ...{ round: round.round_id, day: bangkokDate(round.begun_at), time: bangkokTime(round.begun_at) },
    ...{ game: round.game_name, status: roundStates[round.status] },
    ...{ paid: round.staked.toFixed(2), won: round.won.toFixed(2) },
    ...(proof && {
      ...{ stake: proof.stake.toFixed(2), machine: proof.machine, version: proof.version },
      ...{ commit: proof.commit, clientSeed: proof.client_seed, nonce: String(proof.nonce) },
      seed: proof.seed ?? '',
      bets: betsText(proof.bets ?? []),
    }),
  });
}

async function proofsOf(
  ctx: MemberCtx,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundProof>> {
  if (roundIds.length === 0) return new Map();
  const { playerId } = await findPlayer(ctx, HOUSE);
  return askForProofs(ctx, playerId, roundIds);
}

/** Rounds as CSV, newest first, a piece of the file at a time. Throws 429; refuses 4508 when the house does not answer. */
export const exportRounds: Verb<typeof games.roundsExport> = async ({ ctx, input }) => {
  const limit = input.before ? roundsPieceOfMember : roundsFileOfMember;
  await requireLimits(ctx.db, ctx.now(), [{ limit, subject: ctx.memberId }]);
  const { rounds, next } = await listRounds({ ctx, input: { ...input, limit: ROWS } });
  const ofHouse = rounds.filter((round) => round.provider_id === HOUSE).map((round) => round.round_id);
  const proofs = await proofsOf(ctx, ofHouse);
  const lines = rounds.map((round) => lineOf(round, proofs.get(round.round_id)));
  return {
    file_name: `rounds-${bangkokDate(ctx.now())}.csv`,
    csv: `${input.before ? '' : BYTE_ORDER_MARK + roundsHeading}${lines.join('')}`,
    next,
  };
};

import { nextCommit } from '#backend/areas/house/rounds/current-seed.ts';
import type { HouseRoundRow } from '#backend/areas/house/rounds/draw-round.ts';
import type { houseSeed } from '#backend/areas/house/tables.ts';
import type { CurrentSeed } from '#backend/core/seeds/seed-pairs.ts';
import type { Ctx } from '#backend/ctx.ts';
import type { HouseRound } from '#contract/house.ts';
import { toBaht } from '#rules/money/baht.ts';

type SeedRow = Pick<typeof houseSeed.$inferSelect, 'commit' | 'clientSeed' | 'seed'> & {
  readonly shownAt?: Date | null;
};

/** A round on the wire. Its seed is there once another one has taken its place; what happened once it was paid for. */
export function presentRound(round: HouseRoundRow, seed: SeedRow): HouseRound {
  const isKnown = round.status === 'done';
  return {
    round_id: round.id,
    game_id: round.gameId,
    machine: round.machine,
    version: round.version,
    stake: toBaht(round.stakeSatang),
    is_free: round.isFree,
    win: isKnown ? toBaht(round.winSatang) : 0,
    bets: round.bets && [...round.bets],
    events: isKnown ? [...round.events] : [],
    commit: seed.commit,
    client_seed: seed.clientSeed,
    nonce: round.nonce,
    seed: seed.shownAt ? seed.seed : null,
    status: round.status,
    reason: round.reason,
    played_at: round.playedAt.toISOString(),
  };
}

/** What may be told of an owner's seed before it is shown. */
export async function presentSeed(ctx: Pick<Ctx, 'random' | 'accountKey'>, owner: string, seed: CurrentSeed) {
  const { commit, clientSeed: client_seed, nextNonce: next_nonce } = seed;
  return { commit, client_seed, next_nonce, next_commit: await nextCommit(ctx, owner, seed) };
}

import { findSeed, nextCommit, presentSeed } from '#backend/areas/wheel/seeds/current-seed.ts';
import { readSpinsLeft } from '#backend/areas/wheel/spins/spins-left.ts';
import { presentPrize, readCurrent } from '#backend/areas/wheel/weights/read-weights.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { wheel } from '#contract/wheel.ts';
import { SPIN_POINTS } from '#rules/wheel/wheel-worth.ts';

/** The wheel of now with what its member can spin for. */
export const showConfigV2: Verb<typeof wheel.configV2> = async ({ ctx }) => {
  const { db, memberId } = ctx;
  const at = ctx.now();
  const [{ version, prizes }, left, seed] = await Promise.all([
    readCurrent(db, at),
    readSpinsLeft(db, memberId, at),
    findSeed(db, memberId),
  ]);
  return {
    ...{ version, prizes: prizes.map(presentPrize), setting: { spin_points: SPIN_POINTS } },
    ...{ free_spins: left.freeSpins, free_until: left.freeUntil?.toISOString() ?? null, point: left.point },
    seed: seed ? presentSeed(seed) : null,
    next_commit: await nextCommit(ctx, memberId, seed),
  };
};

/** The same in its older form. */
export const showConfig: Verb<typeof wheel.config> = async (asked) => {
  const { prizes, setting, free_spins } = await showConfigV2(asked);
  return { prizes, setting, free_spins };
};

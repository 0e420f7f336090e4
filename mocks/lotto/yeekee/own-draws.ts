import { LRUCache } from 'lru-cache';
import type { DrawResult } from '#contract/lotto/results.ts';
import type { Round } from '#contract/lotto/rounds.ts';
import { hashing, seedOf } from '#mocks/lotto/yeekee/own-rounds.ts';
import { drawnDigits, type YeekeeWorld } from '#mocks/lotto/yeekee/room.ts';
import { shotsOf } from '#mocks/lotto/yeekee/shots.ts';
import { kindOf } from '#rules/lotto/kinds/kinds.ts';
import { pingpongDigits } from '#rules/lotto/pingpong/draw.ts';

async function drawOf(world: YeekeeWorld, round: Round): Promise<DrawResult> {
  const { round_id, kind, kind_name, draw_date, result_at, round_no, commit } = round;
  const seed = seedOf(round_id);
  const number =
    kind === 'yeekee' ? await drawnDigits(world, round) : await pingpongDigits(hashing, seed, round_id);
  const { source, tiers } = kindOf(kind);
  return {
    ...{ round_id, kind, kind_name, draw_date, published_at: result_at, version: 1, source, round_no },
    tiers: tiers({ number }).map((tier) => ({ ...tier, numbers: [...tier.numbers] })),
    ...{ commit, seed },
  };
}

/** Most worlds have the same hundred draws, and hashing them is most of a call: one that was drawn is remembered for all. */
const remembered = new LRUCache<string, Promise<DrawResult>>({ max: 1_000 });

/** `drawOf`, from what was remembered; the key holds all that a draw follows from. */
function rememberedDrawOf(world: YeekeeWorld, round: Round): Promise<DrawResult> {
  const numbers = round.kind === 'yeekee' ? shotsOf(world, round).map(({ number }) => number) : [];
  const key = JSON.stringify([round, world.yeekeeFairness, numbers]);
  const draw = remembered.get(key) ?? drawOf(world, round);
  remembered.set(key, draw);
  return draw;
}

/** Every result of a world, newest first: those that were published, and those that the site drew itself. */
export async function allDraws(world: YeekeeWorld): Promise<DrawResult[]> {
  const own = world.rounds.filter(
    ({ kind, status }) => (kind === 'yeekee' || kind === 'pingpong') && status === 'resulted',
  );
  const draws = await Promise.all(own.map((round) => rememberedDrawOf(world, round)));
  return [...world.results, ...draws].sort((one, other) =>
    other.published_at.localeCompare(one.published_at),
  );
}

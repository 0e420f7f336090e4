import { ACME_GAME, type GameWorld, openAcme } from '#backend/testing/games/game-world.ts';
import type { BuiltMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import type { World } from '#backend/testing/world.ts';
import { offers } from '#rules/promotion/offers.ts';

const by = { who: 'nok', why: 'a test', yes: true };
/** 10 % of a deposit of 100 or more, for six times of both, with a largest withdrawal of 400 baht. */
export const limited = {
  ...{ id: 'limited', number: 30, version: 1, per: 'day', conditions: [], title: 'โปรโมชันถอนสูงสุด 400' },
  ...{ image: '/art/promotion-daily.svg', min_deposit: 100, percent: 10, max_bonus: 200, times: 6, days: 7 },
  ...{ max_stake: 1_000, weights: { games: 100 }, hours: null, position: 9, largest_withdrawal: 400 },
};

/** Puts a promotion in place and opens it. */
export async function offer(
  world: World,
  promotion: { readonly id: string } & Readonly<Record<string, unknown>>,
): Promise<void> {
  const options = { file: JSON.stringify([promotion]) };
  await runOps(world.services, { command: 'promotions import', options, ...by });
  const open = { promotion: promotion.id, to: 'open' };
  await runOps(world.services, { command: 'promotions switch', options: open, ...by });
}

export type AnyGameWorld = GameWorld<readonly number[]>;

/** Accepts a promotion as it is offered now. */
export function claim(world: World, token: string, offerId: string, key = world.services.random.uuid()) {
  const version = offers.find(({ id }) => id === offerId)?.version ?? 1;
  const asked = { offer_id: offerId, version, idempotency_key: key };
  return world.call('POST /api/promotion/claim', asked, token);
}

/** A player of a test game: bets and wins in baht, as its provider tells them with what they count for. */
export async function openPlayer(
  world: AnyGameWorld,
  member: BuiltMember,
  counted: Partial<Record<'turnover' | 'cashback' | 'commission', boolean>> = {},
) {
  const { token, player_id } = await openAcme(world, member);
  const counts = { turnover: true, cashback: true, commission: true, ...counted };
  const about = (round: string) => ({
    ...{ player_id, round_id: round, game_id: ACME_GAME, currency: 'THB' as const },
    transaction_id: world.services.random.uuid(),
  });
  const bet = (amount: number, round = world.services.random.uuid()) =>
    world.tell('POST /api/provider/bet', { ...about(round), token, counts, amount });
  let last = { round_id: '', original_id: '' };
  /** A whole round that pays back what was staked, or so much. */
  const play = async (amount: number, won = amount) => {
    const round = world.services.random.uuid();
    const staked = await bet(amount, round);
    if (staked.body.error !== 0) return staked;
    const win = about(round);
    last = { round_id: round, original_id: win.transaction_id };
    return world.tell('POST /api/provider/win', { ...win, amount: won, finished: true });
  };
  /** A round that goes on after its stake, and pays what its wins say. */
  const openRound = async (amount: number) => {
    const round = world.services.random.uuid();
    const first = (await bet(amount, round)).body;
    const callOff = () => {
      const { game_id: _, currency: __, ...of } = about(round);
      const original_id = String(Object(first.data).transaction_id);
      return world.tell('POST /api/provider/rollback', { ...of, original_id });
    };
    const win = (won: number, finished = false) =>
      world.tell('POST /api/provider/win', { ...about(round), amount: won, finished });
    return { win, callOff, bet: (more: number) => bet(more, round) };
  };
  /** Puts the win of the round that was played last right. */
  const correct = (amount: number) => {
    const { game_id: _, ...of } = about(last.round_id);
    return world.tell('POST /api/provider/correct', { ...of, ...last, amount, reason: 'counted wrong' });
  };
  return { bet, play, openRound, correct };
}

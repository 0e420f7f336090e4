import type { GameWorld } from '#backend/testing/games/game-world.ts';
import { type Bet, stakeOfBets } from '#rules/tables/bets.ts';
import type { TableId } from '#rules/tables/table.ts';

/** A game of the house with three reels. */
export const HOUSE_GAME = 'lucky-market';

type AnyWorld = GameWorld<readonly number[]>;

/** Opens that game, or another one, with the main wallet of a member: the token of its player page, and the session of the site. */
export async function openHouseGame(world: AnyWorld, token: string, game = HOUSE_GAME, machine = 'classic') {
  const chosen = { game_id: game, provider_id: 'house' };
  const asked = { ...chosen, sub_provider_id: machine };
  const wallet = (await world.call('POST /api/game/wallets', asked, token)).body.data?.[0];
  const { body } = await world.call(
    'POST /api/game/link',
    { ...chosen, wallet_id: wallet?.id ?? '', is_mobile: true, source: 'lobby' },
    token,
  );
  if (!body.data) throw new Error(`No game was opened: ${body.message}`);
  const { link, game_session_id: sessionId } = body.data;
  return { frame: frameParameter(link, 'token'), sessionId };
}

/** Opens that game with play money: the token of its player page. */
export async function openDemo(world: AnyWorld): Promise<string> {
  const asked = { game_id: HOUSE_GAME, provider_id: 'house', agent_code: 'pwin', is_mobile: true } as const;
  const { body } = await world.call('POST /api/game/demo', { ...asked, source: 'lobby' });
  if (!body.data) throw new Error(`No demo was opened: ${body.message}`);
  return frameParameter(body.data.link, 'token');
}

/** What the address of a player page says under a name. */
export function frameParameter(link: string, name: 'token' | 'replay'): string {
  return new URLSearchParams(link.split('#')[1]).get(name) ?? '';
}

/** Opens a table of the house: the token of its player page. */
export async function openTable(world: AnyWorld, token: string, table: TableId): Promise<string> {
  return (await openHouseGame(world, token, table, table)).frame;
}

/** One round of bets at a table, or what is said. */
export function betAtTable(
  world: AnyWorld,
  frame: string,
  bets: readonly Bet[],
  key = world.services.random.uuid(),
) {
  return world.call('POST /api/house/spin', { token: frame, stake: stakeOfBets(bets), key, bets: [...bets] });
}

/** One press of the button: a round for 10 baht, or what is said. */
export function spin(
  world: AnyWorld,
  frame: string,
  { stake = 10, isFree = false, key = world.services.random.uuid() } = {},
) {
  return world.call('POST /api/house/spin', {
    ...{ token: frame, stake, key },
    ...(isFree && { is_free: true }),
  });
}

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { HOUSE } from '#rules/games/house.ts';
import { ask } from '#tests/faults/bettor.ts';

const GAME = 'lucky-market';
const STAKE = 10;

const Wallets = z.object({ error: z.literal(0), data: z.array(z.object({ id: z.string() })) });
const Link = z.object({ error: z.literal(0), data: z.object({ link: z.string() }) });
const Opened = z.object({ error: z.literal(0) });
const Played = z.object({
  error: z.literal(0),
  data: z.object({ round: z.object({ round_id: z.string(), stake: z.number(), win: z.number() }) }),
});

/** A round as its player page was told. */
export type Told = z.infer<typeof Played>['data']['round'];

/** A member at a game of the house. What was told outlives every server. */
export interface HousePlayer {
  readonly token: string;
  /** Answers to presses, by the key of the press. */
  readonly told: Map<string, Told>;
  /** The press that no answer came to. */
  lost: string | undefined;
}

/** Opens the game again, as a page does after a break; the round that was interrupted is ended by that. */
export async function sitDown(origin: string, { token }: HousePlayer): Promise<string> {
  const chosen = { game_id: GAME, provider_id: HOUSE };
  const asked = { ...chosen, sub_provider_id: 'classic' };
  const wallets = Wallets.parse(await ask(origin, 'POST /api/game/wallets', asked, token));
  const choice = { ...chosen, wallet_id: wallets.data[0]?.id, is_mobile: true, source: 'test' };
  const { link } = Link.parse(await ask(origin, 'POST /api/game/link', choice, token)).data;
  const frame = new URLSearchParams(link.split('#')[1]).get('token') ?? '';
  Opened.parse(await ask(origin, 'POST /api/house/open', { token: frame }));
  return frame;
}

/** One press; its answer is noted where it tells of a round. Throws when nothing answers. */
export async function press(
  origin: string,
  player: HousePlayer,
  frame: string,
  key: string = randomUUID(),
): Promise<boolean> {
  player.lost = key;
  const answer = await ask(origin, 'POST /api/house/spin', { token: frame, stake: STAKE, key });
  player.lost = undefined;
  const played = Played.safeParse(answer);
  if (played.success) player.told.set(key, played.data.data.round);
  return played.success;
}

/** Presses until the server is gone; `began` hears of each round. */
export async function playUntilGone(
  origin: string,
  player: HousePlayer,
  frame: string,
  began: () => void,
): Promise<void> {
  try {
    for (;;) if (await press(origin, player, frame)) began();
  } catch {
    // The server was killed.
  }
}

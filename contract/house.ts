import { z } from 'zod';
import { playedOnIds } from '#rules/games/house-games.ts';
import { endpoint } from './endpoint.ts';
import { Baht, Day, Id, IdempotencyKey, Instant, Uuid } from './fields.ts';
import { FreeRounds } from './games/wallet-messages.ts';
import { SlotEventOnWire } from './house-events.ts';
import { TableEventOnWire } from './table-events.ts';

/** Opens a game of the house for one player, or for nobody with play money. It is no token of the site. */
const FrameToken = z.string().regex(/^[A-Za-z0-9_-]{20,128}$/);
/** What a player adds to chance; the site cannot choose it. */
const ClientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
/** What a round of a table stakes on its options, in whole baht. */
const Bets = z.array(z.object({ option: z.string(), stake: z.int() }));
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What the next rounds are drawn from. The seed itself is shown once another one has taken its place. */
const SeedState = z.object({
  commit: Hash,
  client_seed: ClientSeed,
  next_nonce: z.int(),
  /** The commitment to the seed after it, which is there before the player says what is added to it. */
  next_commit: Hash,
});

/** A round as the house has it: everything that its draws follow from, and all that happened in it. */
export const HouseRound = z.object({
  round_id: z.string(),
  game_id: Id,
  machine: z.enum(playedOnIds),
  /** Hash of the machine's data. */
  version: z.string(),
  stake: Baht,
  /** Null in a slot. */
  bets: Bets.nullable(),
  /** Its stake cost the player nothing. */
  is_free: z.boolean(),
  win: Baht,
  /** What happened, in the order in which it is shown (rules/slots/events.ts, rules/tables/events.ts). */
  events: z.array(z.union([SlotEventOnWire, TableEventOnWire])),
  commit: Hash,
  client_seed: ClientSeed,
  nonce: z.int(),
  /** Null until the seed is shown. */
  seed: Hash.nullable(),
  status: z.enum(['pending', 'done', 'refused', 'cancelled']),
  /** Why it ended in another way than by its result. */
  reason: z.string().nullable(),
  played_at: Instant,
});
export type HouseRound = z.infer<typeof HouseRound>;

/** What a round can be played again from, by whoever has the machine. */
const RoundProof = HouseRound.pick({
  round_id: true,
  machine: true,
  version: true,
  stake: true,
  bets: true,
  commit: true,
  client_seed: true,
  nonce: true,
  seed: true,
});
export type RoundProof = z.infer<typeof RoundProof>;

const Table = z.object({
  game: z.object({ game_id: Id, machine: z.enum(playedOnIds), name: z.string(), name_en: z.string() }),
  is_demo: z.boolean(),
  balance: Baht,
  /** What a round of a slot may cost; of a table its chips. */
  stakes: z.array(Baht),
  /** Rounds that cost this player nothing, soonest end first; they are played before those that cost something. */
  free_rounds: z.array(FreeRounds),
  seed: SeedState,
  /** The last round of this player in this game, for who comes back after a break. */
  last: HouseRound.nullable(),
  /** What was drawn in the last rounds of this player at this table, newest first; they say nothing of the next one. */
  past: z.array(TableEventOnWire),
  server_time: Instant,
});

const Played = z.object({ round: HouseRound, balance: Baht, seed: SeedState });

/** Calls of the house provider: its own player pages, and the site that opens its games. */
export const house = {
  launch: endpoint({
    method: 'POST',
    path: '/api/house/launch',
    auth: 'signed',
    summary:
      'The site opens a game for a player; without a token of its wallet the game is played for nothing',
    request: z.strictObject({
      game_id: Id,
      token: FrameToken.nullable(),
      player_id: Uuid.nullable(),
      is_mobile: z.boolean(),
      language: z.literal('th'),
    }),
    data: z.object({ link: z.string() }),
    extension: true,
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/house/open',
    auth: 'public',
    fromFrame: true,
    summary: 'What a player page needs to begin',
    request: z.strictObject({ token: FrameToken }),
    data: Table,
    extension: true,
  }),
  spin: endpoint({
    method: 'POST',
    path: '/api/house/spin',
    auth: 'public',
    fromFrame: true,
    summary: 'Play one round; the same key answers the same round',
    request: z.strictObject({
      token: FrameToken,
      stake: Baht,
      key: IdempotencyKey,
      /** At a table, what the stake is put on; its sum is the stake. */
      bets: z
        .array(z.strictObject({ option: z.string().min(1).max(32), stake: z.int().min(1) }))
        .min(1)
        .max(64)
        .optional(),
      /** Plays a free round of that stake. */
      is_free: z.boolean().optional(),
    }),
    data: Played,
    extension: true,
  }),
  changeSeed: endpoint({
    method: 'POST',
    path: '/api/house/seed',
    auth: 'public',
    fromFrame: true,
    summary:
      'Show the seed of the rounds until now, and begin with another one and the own seed of the player',
    request: z.strictObject({ token: FrameToken, client_seed: ClientSeed }),
    data: z.object({ shown: SeedState.extend({ seed: Hash }), seed: SeedState }),
    extension: true,
  }),
  replay: endpoint({
    method: 'POST',
    path: '/api/house/replay',
    auth: 'public',
    fromFrame: true,
    summary: 'One round by the secret of its link; it names nobody',
    request: z.strictObject({ replay: FrameToken }),
    data: z.object({ round: HouseRound, name: z.string() }),
    extension: true,
  }),
  replayLink: endpoint({
    method: 'POST',
    path: '/api/house/replay_link',
    auth: 'signed',
    summary: 'The site asks for the address of a round of a player',
    request: z.strictObject({ player_id: Uuid, round_id: Uuid }),
    data: z.object({ link: z.string() }),
    extension: true,
  }),
  proofs: endpoint({
    method: 'POST',
    path: '/api/house/proofs',
    auth: 'signed',
    summary: 'The site asks what rounds of a player can be played again from; seeds only once they are shown',
    request: z.strictObject({ player_id: Uuid, round_ids: z.array(Uuid).min(1).max(500) }),
    data: z.object({ rounds: z.array(RoundProof) }),
    extension: true,
  }),
  day: endpoint({
    method: 'POST',
    path: '/api/house/day',
    auth: 'signed',
    summary: 'All rounds that the house played on a day in Bangkok, to compare with the wallet',
    request: z.strictObject({
      day: Day,
      after: z
        .string()
        .regex(/^\d{1,18}$/)
        .optional(),
    }),
    data: z.object({
      rounds: z.array(
        z.object({
          round_id: z.string(),
          stake: Baht,
          win: Baht,
          at: Instant,
          /** Whose it was, as the site calls the player. */
          player_id: Uuid.optional(),
          currency: z.string().optional(),
        }),
      ),
      next: z.string().nullable(),
    }),
    extension: true,
  }),
};

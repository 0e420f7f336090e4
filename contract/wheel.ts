import { z } from 'zod';
import { prizeTypes, sliceColors, wheelPays } from '#rules/wheel/prize.ts';
import { endpoint } from './endpoint.ts';
import { Baht, Id, IdempotencyKey, Instant, Nothing, Uuid } from './fields.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** What a member adds to chance; the site cannot choose it. */
const ClientSeed = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const Count = z.int().min(0);
const Version = z.int().min(1).max(2_147_483_647);

/** A prize: baht of cash, whole points, and 0 of none. */
const WonPrize = z.object({ id: Id, name: z.string(), type: z.enum(prizeTypes), amount: Baht });

/** A slice of the wheel; its chance is its weight by the sum of all. */
export const WheelPrize = WonPrize.extend({ color: z.enum(sliceColors), weight: z.int().min(1) });
export type WheelPrize = z.infer<typeof WheelPrize>;

const Setting = z.object({
  /** What a spin costs that is bought. */
  spin_points: z.int().min(1),
});

/** What the next spins are drawn from. The seed itself is shown once another one has taken its place. */
const SeedState = z.object({ commit: Hash, client_seed: ClientSeed, next_nonce: Count });

const WheelConfig = z.object({ prizes: z.array(WheelPrize), setting: Setting, free_spins: Count });

const WheelConfigV2 = WheelConfig.extend({
  /** Names these weights. */
  version: Version,
  /** When the free spins that end first do. */
  free_until: Instant.nullable(),
  point: Count,
  /** Null until the first spin, or until somebody asks for one. */
  seed: SeedState.nullable(),
  /** The commitment to the seed after it, which is there before the member says what is added to it. */
  next_commit: Hash,
});
export type WheelConfigV2 = z.infer<typeof WheelConfigV2>;

/** A spin as it was made, and all that it follows from. */
export const WheelSpin = z.object({
  spin_id: Uuid,
  at: Instant,
  paid: z.enum(wheelPays),
  prize: WonPrize,
  /** Of the weights that it was drawn by. */
  version: Version,
  ticket: Count,
  commit: Hash,
  client_seed: ClientSeed,
  nonce: Count,
  /** Null until it is shown. */
  seed: Hash.nullable(),
});
export type WheelSpin = z.infer<typeof WheelSpin>;

const Weights = z.object({ version: Version, prizes: z.array(WheelPrize) });

const BoardRow = z.object({
  id: z.string(),
  /** Nobody can be told by it. */
  member: z.string(),
  prize: WonPrize,
  at: Instant,
});
export type BoardRow = z.infer<typeof BoardRow>;

/** The wheel of prizes: both generations of its calls. */
export const wheel = {
  config: endpoint({
    method: 'GET',
    path: '/api/wheel/config',
    auth: 'member',
    summary: 'Prizes with their weights, what a spin costs, and free spins',
    request: Nothing,
    data: WheelConfig,
  }),
  configV2: endpoint({
    method: 'GET',
    path: '/api/wheel/config_v2',
    auth: 'member',
    summary: 'The same with the version of the weights, points, and the commitment to the next spins',
    request: Nothing,
    data: WheelConfigV2,
  }),
  spin: endpoint({
    method: 'POST',
    path: '/api/wheel/spin',
    changes: ['wallet', 'points', 'wheel', 'redemption'],
    auth: 'member',
    namesMember: true,
    summary: 'Use a free spin by the weights of now; the same token answers the same prize',
    request: z.object({ spin_token: IdempotencyKey }),
    data: z.object({ prize: WonPrize, free_spins: Count }),
  }),
  spinV2: endpoint({
    method: 'POST',
    path: '/api/wheel/spin_v2',
    changes: ['wallet', 'points', 'wheel', 'redemption'],
    auth: 'member',
    namesMember: true,
    summary:
      'Spin by the weights that were shown, for a free spin or points; the same token answers the same',
    request: z.object({ spin_token: IdempotencyKey, version: Version, pay: z.enum(wheelPays) }),
    data: z.object({ spin: WheelSpin, free_spins: Count, point: Count }),
  }),
  reward: endpoint({
    method: 'POST',
    path: '/api/wheel/reward',
    auth: 'member',
    summary:
      'Own spins, newest first, with the weights that they were drawn by; `before_seq` goes on after one',
    request: z.object({
      /** The spin of this token alone, if there is one. */
      spin_token: IdempotencyKey.optional(),
      before_seq: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    data: z.object({
      spins: z.array(WheelSpin),
      weights: z.array(Weights),
      before: z.string().nullable(),
    }),
  }),
  board: endpoint({
    method: 'GET',
    path: '/api/wheel/board',
    auth: 'member',
    summary: 'The newest prizes of all members, whose names are masked; each comes once its wheel stands',
    request: Nothing,
    data: z.array(BoardRow),
  }),
  seed: endpoint({
    method: 'POST',
    path: '/api/wheel/seed',
    changes: ['wheel'],
    auth: 'member',
    namesMember: true,
    summary:
      'Show the seed of the spins until now, if any, and commit to another with the own seed of the member',
    request: z.object({ client_seed: ClientSeed }),
    data: z.object({ shown: SeedState.extend({ seed: Hash }).nullable(), seed: SeedState }),
    extension: true,
  }),
};

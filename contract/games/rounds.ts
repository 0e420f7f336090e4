import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, Id, Instant, MoneyChange, queryInt, Uuid } from '#contract/fields.ts';
import { FreeRounds } from '#contract/games/wallet-messages.ts';

export const gameRoundStatuses = ['open', 'finished', 'cancelled'] as const;

/** One round of a game as its member sees it. */
export const GameRound = z.object({
  id: Uuid,
  provider_id: Id,
  game_id: Id,
  game_name: z.string(),
  /** As the provider calls it. */
  round_id: z.string(),
  status: z.enum(gameRoundStatuses),
  staked: Baht,
  won: Baht,
  net: MoneyChange,
  begun_at: Instant,
  ended_at: Instant.nullable(),
  /** Why it ended in another way than by its own result; null otherwise. */
  reason: z.string().nullable(),
});
export type GameRound = z.infer<typeof GameRound>;

/** Free rounds of a member in one game. */
export const OwnFreeRounds = FreeRounds.extend({ provider_id: Id, game_id: Id, game_name: z.string() });
export type OwnFreeRounds = z.infer<typeof OwnFreeRounds>;

export const gameRoundCalls = {
  rounds: endpoint({
    method: 'GET',
    path: '/api/member/game/rounds',
    auth: 'member',
    summary: 'Rounds of the member, newest first; `before` is the id to continue before',
    request: z.object({
      provider_id: Id.optional(),
      game_id: Id.optional(),
      before: Uuid.optional(),
      limit: queryInt(1, 100).default(50),
    }),
    data: z.object({
      rounds: z.array(GameRound),
      next: Uuid.nullable(),
      /** What may be played for nothing, soonest end first. */
      free_rounds: z.array(OwnFreeRounds),
    }),
    extension: true,
  }),
  roundsExport: endpoint({
    method: 'GET',
    path: '/api/member/game/rounds/export',
    auth: 'member',
    summary:
      'The same rounds as lines of CSV, 500 at a time, its heading first, with what each can be played again from; a beginning is limited for each member (429)',
    request: z.object({ before: Uuid.optional() }),
    data: z.object({ file_name: z.string(), csv: z.string(), next: Uuid.nullable() }),
    extension: true,
  }),
  replayLink: endpoint({
    method: 'GET',
    path: '/api/member/game/replay',
    auth: 'member',
    summary:
      'An address at which a round of the member is played again for anybody who has it; it names nobody',
    request: z.object({ id: Uuid }),
    data: z.object({ link: z.string() }),
    extension: true,
  }),
};

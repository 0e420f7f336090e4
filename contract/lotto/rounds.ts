import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Day, Instant, queryInt } from '#contract/fields.ts';
import { ByRound, Hex, Kind } from './fields.ts';
import { DrawResult } from './results.ts';

export const RoundStatus = z.enum(['draft', 'open', 'closed', 'resulting', 'resulted', 'voided']);
export type RoundStatus = z.infer<typeof RoundStatus>;

export const Round = z.object({
  round_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  draw_date: Day,
  opens_at: Instant,
  closes_at: Instant,
  result_at: Instant,
  status: RoundStatus,
  /** Which of its day's rounds it is, from 1, for kinds with several a day. */
  round_no: z.int().positive().optional(),
  /** Until when a Yeekee round takes shots; betting ends before. */
  shooting_closes_at: Instant.optional(),
  /** SHA-256 of the seed that a Yeekee or ping-pong round is played with, from its opening on. */
  commit: Hex.optional(),
});
export type Round = z.infer<typeof Round>;

/** The round of the same kind that comes next: one on sale with its id, else when it opens by the schedule. */
export const NextRound = z.object({
  draw_date: Day,
  round_no: z.int().positive().optional(),
  opens_at: Instant,
  round_id: z.string().optional(),
});
export type NextRound = z.infer<typeof NextRound>;

/** Kinds of lottery and their rounds. */
export const roundCalls = {
  lobby: endpoint({
    method: 'GET',
    path: '/api/lotto/lobby',
    auth: 'public',
    summary: 'Lottery kinds with their current round and newest result',
    request: z.object({ agent_id: AgentId.optional() }),
    data: z.array(
      z.object({
        kind: z.string(),
        kind_name: z.string(),
        description: z.string(),
        /** Group of the lobby; `GET /api/lotto/rates` filters by it. */
        category_id: z.int(),
        round: Round.nullable(),
        latest: DrawResult.nullable(),
      }),
    ),
    envelope: 'status',
  }),
  rounds: endpoint({
    method: 'GET',
    path: '/api/lotto/rounds',
    auth: 'public',
    summary: 'Rounds, nearest close first while open, then newest first',
    request: z.object({
      kind: Kind.optional(),
      status: RoundStatus.optional(),
      /** As many as a day of 88 rounds has beside the other kinds, unless fewer are asked for. */
      limit: queryInt(1, 200).default(200),
    }),
    data: z.array(Round),
  }),
  round: endpoint({
    method: 'GET',
    path: '/api/lotto/round',
    auth: 'public',
    summary: 'One round',
    request: ByRound,
    /** `next` of a round that takes no bets any more. */
    data: Round.extend({ next: NextRound.optional() }),
  }),
  rule: endpoint({
    method: 'GET',
    path: '/api/lotto/rule',
    auth: 'public',
    summary: 'Rules of a round in words: when each bet type wins, with an example',
    request: ByRound,
    data: z.object({
      sections: z.array(z.object({ title: z.string(), text: z.string() })),
      types: z.array(
        z.object({ type: z.string(), name: z.string(), wins_when: z.string(), example: z.string() }),
      ),
    }),
  }),
};

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, Day, Id, Instant, queryInt } from '#contract/fields.ts';
import { ByRound, Hex, Kind } from './fields.ts';

/** Prize tier of a published draw; `numbers` keep their leading zeros. */
export const PrizeTier = z.object({
  id: z.string(),
  name: z.string(),
  prize: Baht,
  numbers: z.array(z.string()),
});
export type PrizeTier = z.infer<typeof PrizeTier>;

export const DrawResult = z.object({
  round_id: z.string(),
  kind: z.string(),
  kind_name: z.string(),
  draw_date: Day,
  /** Of this version: 1 as first published, more after corrections. */
  published_at: Instant,
  version: z.int().positive(),
  source: z.string(),
  tiers: z.array(PrizeTier),
  /** Which of its day's rounds it is of, for kinds with several a day. */
  round_no: z.int().positive().optional(),
  /** The seed that was committed to when the round opened, for kinds that are played with one. */
  commit: Hex.optional(),
  seed: Hex.optional(),
});
export type DrawResult = z.infer<typeof DrawResult>;

/** One version of a round's result as it was published; `version` 1 is the first, more are corrections. */
export const ResultVersion = DrawResult.pick({
  version: true,
  published_at: true,
  source: true,
  tiers: true,
});
export type ResultVersion = z.infer<typeof ResultVersion>;

/** Published results. */
export const resultCalls = {
  result: endpoint({
    method: 'GET',
    path: '/api/lotto/result',
    auth: 'public',
    summary: 'Published result of one round with every prize tier and all its versions',
    request: ByRound,
    data: DrawResult.extend({
      /** Every version that was published, the one in force first. */
      history: z.array(ResultVersion),
    }),
  }),
  results: endpoint({
    method: 'GET',
    path: '/api/lotto/results',
    auth: 'public',
    summary:
      'Published results, newest first; `before` is the draw date and `after` the round to continue from, `day` the only draw date',
    request: z.object({
      kind: Kind.optional(),
      before: Day.optional(),
      day: Day.optional(),
      /** The last round of the page before: of a kind with several rounds a day a date alone would skip some. */
      after: Id.optional(),
      limit: queryInt(1, 100).default(10),
      agent_id: AgentId.optional(),
    }),
    data: z.array(DrawResult),
  }),
};

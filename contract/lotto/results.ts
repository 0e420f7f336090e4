import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { AgentId, Baht, Day, Id, Instant, queryInt } from '#contract/fields.ts';
import { ticketNumber } from '#rules/lotto/kinds/glo/check-ticket.ts';
import { MOST_TICKETS } from '#rules/lotto/kinds/glo/ticket-list.ts';
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

/** A six-digit ticket in digits of any script, blanks and dashes between them. */
const TicketNumber = z
  .string()
  .max(40)
  .refine((typed) => ticketNumber(typed) !== null, { error: 'ใส่เลขสลาก 6 หลัก' });

/** A draw in which a ticket won, newest first, with every prize of it; `total` in baht for one ticket, before tax. */
const TicketWin = z.object({
  round_id: z.string(),
  draw_date: Day,
  /** `times`: how often the number was drawn in the tier, and so won its prize; more than once happens. */
  tiers: z.array(PrizeTier.omit({ numbers: true }).extend({ times: z.int().positive() })),
  total: Baht,
});
export type TicketWin = z.infer<typeof TicketWin>;

/** No kind has more rounds a day than Yeekee's 88. */
const MOST_RESULTS = 100;
const FEW_RESULTS = 10;

interface ResultsAsked {
  readonly day?: string | undefined;
  readonly limit?: number | undefined;
}

/** How many results a query is answered with at most: ten unless it says how many, of a day all that were drawn. */
export function resultsLimit({ day, limit }: ResultsAsked): number {
  return limit ?? (day === undefined ? FEW_RESULTS : MOST_RESULTS);
}

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
      'Published results, newest first, ten unless `limit` says otherwise; `before` is the draw date and `after` the round to continue from, `day` the only draw date, of which all are answered',
    request: z.object({
      kind: Kind.optional(),
      before: Day.optional(),
      day: Day.optional(),
      /** The last round of the page before: of a kind with several rounds a day a date alone would skip some. */
      after: Id.optional(),
      limit: queryInt(1, MOST_RESULTS).optional(),
      agent_id: AgentId.optional(),
    }),
    data: z.array(DrawResult),
  }),
  checkTickets: endpoint({
    method: 'POST',
    path: '/api/lotto/results/check',
    auth: 'public',
    summary: 'What government tickets won, over all stored draws',
    request: z.object({ numbers: z.array(TicketNumber).min(1).max(MOST_TICKETS) }),
    data: z.object({
      /** The draws that were looked at: how many, and the dates of the oldest and the newest; null when there is none. */
      draws: z.int(),
      from: Day.nullable(),
      to: Day.nullable(),
      /** In the order in which they were sent, six ASCII digits each. */
      numbers: z.array(z.object({ number: z.string(), wins: z.array(TicketWin) })),
    }),
    extension: true,
  }),
};

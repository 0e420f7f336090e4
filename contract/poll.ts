import { z } from 'zod';
import { pollPhases, pollPrizes, quotaBases } from '#rules/poll/poll.ts';
import { endpoint } from './endpoint.ts';
import { AgentId, Baht, IdempotencyKey, Instant, Uuid } from './fields.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Count = z.int().min(0);
/** A poll or one of its choices: a number in bodies, digits in queries. */
const Number32 = z.coerce.number().int().positive().max(2_147_483_647);
const ByPoll = z.object({ poll_id: Number32, agent_id: AgentId.optional() });

/** Baht of credit, whole points. */
const Prize = z.object({ place: z.int().min(1), kind: z.enum(pollPrizes), amount: z.number().min(0) });

const PollConfig = z.object({
  config: z.object({
    poll_id: z.int(),
    question: z.string(),
    image: z.string().nullable(),
    phase: z.enum(pollPhases),
    opens_at: Instant,
    closes_at: Instant,
    /** When it was really closed; null until then. */
    closed_at: Instant.nullable(),
    /** When the winners are drawn, or were; null without prizes. */
    draws_at: Instant.nullable(),
    basis: z.enum(quotaBases),
    /** Baht of deposits or stakes that bring one answer; 0 where none are asked for. */
    step: Baht,
    /** Answers that a member can give at the most. */
    most: Count,
    /** What is deposited or staked from here on counts, until the close. */
    counts_from: Instant,
  }),
  choices: z.array(z.object({ choice_id: z.int(), text: z.string(), image: z.string().nullable() })),
  metadata: z.object({
    /** `answers` says from how many answers on the prize is given. */
    prizes: z.array(Prize.extend({ answers: Count })),
    /** The commitment to the seed of the draw; null without prizes. */
    commit: Hash.nullable(),
    /** Days in which points of a prize can be spent. */
    prize_days: Count,
  }),
});
export type PollConfig = z.infer<typeof PollConfig>;

const PollStats = z.object({
  total: Count,
  choices: z.array(z.object({ choice_id: z.int(), answers: Count })),
  /** The last link of all answers; null before the first. */
  head: Hash.nullable(),
  at: Instant,
});
export type PollStats = z.infer<typeof PollStats>;

const PollWinners = z.object({
  phase: z.enum(pollPhases),
  commit: Hash.nullable(),
  /** Answers that there were at the close, and their last link; null until then. */
  tickets: Count.nullable(),
  head: Hash.nullable(),
  /** Null until the winners are drawn. */
  seed: Hash.nullable(),
  winners: z.array(
    z.object({
      place: z.int(),
      ticket: z.int(),
      /** Nobody can be told by it. */
      member: z.string(),
      prize: Prize,
      /** False where its account was closed or excluded: that prize is given to nobody. */
      given: z.boolean(),
    }),
  ),
});
export type PollWinners = z.infer<typeof PollWinners>;

const Answer = z.object({ answer_id: Uuid, choice_id: z.int(), ticket: z.int(), mark: Hash, at: Instant });

const PollQuota = z.object({
  allowed: Count,
  used: Count,
  left: Count,
  /** Baht that count so far, and what is missing for one answer more; 0 where none can come. */
  counted: Baht,
  missing: Baht,
  basis: z.enum(quotaBases),
  step: Baht,
  most: Count,
  /** When it was counted. */
  last_updated_quota: Instant,
  /** Own answers, oldest first. */
  answers: z.array(Answer),
});
export type PollQuota = z.infer<typeof PollQuota>;

const TICKETS_A_PAGE = 1_000;

/** Questions to all, with prizes among those who answer. */
export const poll = {
  config: endpoint({
    method: 'GET',
    path: '/api/poll/config',
    auth: 'public',
    summary: 'A poll with its choices, prizes and commitment; without `poll_id` the one of now',
    request: z.object({ poll_id: Number32.optional(), agent_id: AgentId.optional() }),
    data: PollConfig,
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/poll/stats',
    auth: 'public',
    summary: 'How many answers each choice has',
    request: ByPoll,
    data: PollStats,
  }),
  winners: endpoint({
    method: 'GET',
    path: '/api/poll/winners',
    auth: 'public',
    summary: 'Winners, whose names are masked, and the seed that they follow from once it is shown',
    request: ByPoll,
    data: PollWinners,
  }),
  tickets: endpoint({
    method: 'GET',
    path: '/api/poll/tickets',
    auth: 'public',
    summary: `All answers after one, ${TICKETS_A_PAGE} at a time, by which the draw can be checked`,
    request: z.object({ poll_id: Number32, after: z.coerce.number().int().min(0).max(2_147_483_647) }),
    data: z.array(z.object({ ticket: z.int(), choice_id: z.int(), mark: Hash })).max(TICKETS_A_PAGE),
    extension: true,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/poll/submit',
    changes: ['poll'],
    auth: 'member',
    namesMember: true,
    summary: 'Give one answer; it cannot be changed, and the same key answers the same',
    request: z.object({ poll_id: Number32, choice_id: Number32, idempotency_key: IdempotencyKey }),
    data: z.object({ answer: Answer, quota: PollQuota }),
  }),
  quota: endpoint({
    method: 'GET',
    path: '/api/poll/quota/get',
    auth: 'member',
    summary: 'How many answers the member may give, and by what',
    request: z.object({ poll_id: Number32 }),
    data: PollQuota,
  }),
  check: endpoint({
    method: 'GET',
    path: '/api/poll/quota/check',
    auth: 'member',
    summary: 'Counts the quota again, and refuses as giving an answer now would',
    request: z.object({ poll_id: Number32 }),
    data: PollQuota,
  }),
};

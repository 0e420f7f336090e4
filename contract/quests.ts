import { z } from 'zod';
import { pointReasons } from '#rules/points/point-reasons.ts';
import { prizeKinds, questFacts, questPeriods } from '#rules/quests/quest.ts';
import { endpoint } from './endpoint.ts';
import { AgentCode, AgentId, Day, Id, Instant, Nothing } from './fields.ts';

const Points = z.int();

const QuestCondition = z.object({
  fact: z.enum(questFacts),
  /** Of one kind of play alone. */
  area: z.string().nullable(),
  /** Baht of stakes at risk and deposits, else how many; what is done may be more than is needed. */
  least: z.number(),
  done: z.number(),
});

export const Quest = z.object({
  quest_id: Id,
  title: z.string(),
  kind: z.enum(questPeriods),
  /** Names the period that is meant, so that a press from before midnight takes no prize of the next day. */
  period: Day,
  from: Instant,
  until: Instant,
  /** Baht of credit, else how many; money has no end, and no days. */
  prize: z.object({ kind: z.enum(prizeKinds), amount: z.number(), days: z.int() }),
  conditions: z.array(QuestCondition),
  /** `upcoming` and `over` are of events alone: no prize is taken then. */
  state: z.enum(['upcoming', 'running', 'done', 'redeemed', 'over']),
});
export type Quest = z.infer<typeof Quest>;

const PointBalance = z.object({
  point: Points,
  /** Those that end first, where they end within a month. */
  ending: z.object({ points: Points, ends_at: Instant }).nullable(),
});

const CheckIn = z.object({
  /** Today in Bangkok. */
  day: Day,
  /** Of this month. */
  number: z.int(),
  is_done: z.boolean(),
  /** Points of today where it is done, else of the next one. */
  points: Points,
  /** Baht at risk in the last days, and how much a check-in needs. */
  staked: z.number(),
  needed: z.number(),
});

const QuestList = z.object({ ...PointBalance.shape, check_in: CheckIn, quests: z.array(Quest) });
export type QuestList = z.infer<typeof QuestList>;

const PointRow = z.object({
  id: z.string(),
  at: Instant,
  kind: z.enum(['given', 'spent', 'refunded', 'expired']),
  reason: z.enum(pointReasons).nullable(),
  points: Points,
  balance: Points,
});
export type PointRow = z.infer<typeof PointRow>;

const agentFields = { agent_code: AgentCode.optional(), agent_id: AgentId.optional() };

/** Quests, the daily check-in, and points. */
export const quests = {
  list: endpoint({
    method: 'GET',
    path: '/api/quest/list',
    auth: 'member',
    summary: 'Quests with the true progress of the member, the check-in of today, and points',
    request: Nothing,
    data: QuestList,
  }),
  redeem: endpoint({
    method: 'POST',
    path: '/api/quest/redeem',
    changes: ['points', 'wallet', 'wheel', 'redemption'],
    auth: 'member',
    namesMember: true,
    summary: 'Take the prize of a quest, once per period; asked for again it answers the same',
    request: z.object({ quest_id: Id, period: Day }),
    data: z.object({ point: Points, prize: Quest.shape.prize }),
  }),
  events: endpoint({
    method: 'POST',
    path: '/api/event/quest',
    auth: 'member',
    summary: 'Quests of events that run, begin soon or ended, with the true progress of the member',
    request: z.object(agentFields),
    data: z.array(Quest),
  }),
  points: endpoint({
    method: 'POST',
    path: '/api/member/points',
    auth: 'member',
    summary: 'Points that the member can spend, and which of them end soon',
    request: z.object(agentFields),
    data: PointBalance,
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/member/points/history',
    auth: 'member',
    summary: 'Movements of points, newest first; `before_seq` is the id to go on after',
    request: z.object({
      before_seq: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    data: z.object({ rows: z.array(PointRow), before: z.string().nullable() }),
    extension: true,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/quest/check_in',
    changes: ['points', 'wheel', 'redemption'],
    auth: 'member',
    namesMember: true,
    summary: 'Check in on a day in Bangkok, which is today; asked for again it answers the same',
    request: z.object({ day: Day }),
    data: z.object({ day: Day, number: z.int(), points: Points, point: Points }),
    extension: true,
  }),
};

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { Baht, Day, Id, MoneyChange } from '#contract/fields.ts';
import { SessionNet } from './session-net.ts';
import { isAskedPeriod } from './statement.ts';

/**
 * What bets were and what they brought. Each happens on a day of its own in Bangkok and is never moved: what was staked on the day of
 * the bet, less what was given back on the day it was (which may leave less than nothing); the rest on the day of the result.
 */
const Played = z.object({
  bets: z.int(),
  staked: MoneyChange,
  /** What had been staked for bets that have their result. */
  decided: MoneyChange,
  /** What those paid. */
  won: MoneyChange,
  /** `won` less `decided`; below zero for a loss. */
  net: MoneyChange,
});
export type Played = z.infer<typeof Played>;

const WinLoss = z.object({
  from: Day,
  to: Day,
  /** What the steps are; the server's choice by the length of the period. */
  step: z.enum(['day', 'month']),
  total: Played,
  /** Days or months in which something was, newest first. */
  steps: z.array(Played.extend({ from: Day, to: Day })),
  /** By what was played, most staked first, whichever of them the steps are of. */
  games: z.array(
    Played.extend({
      area: Id,
      /** As members read it: lottery, games. */
      area_label: z.string(),
      kind: Id,
      label: z.string(),
    }),
  ),
  session: SessionNet,
  /** All that was ever paid in and out. */
  lifetime: z.object({ deposited: Baht, withdrawn: Baht, net: MoneyChange }),
});
export type WinLoss = z.infer<typeof WinLoss>;

const Asked = z.object({
  from: Day.optional(),
  to: Day.optional(),
  /** Only what was played there. */
  area: Id.optional(),
  /** Only this kind of lottery or game of the area. */
  kind: Id.optional(),
});

export const winLossCalls = {
  winLoss: endpoint({
    method: 'GET',
    path: '/api/member/winloss',
    auth: 'member',
    summary:
      'What the member staked, won and lost in a period of at most a year, by day (a longer one by month) and by kind of lottery or game; days in Bangkok',
    request: Asked.refine(
      (asked) => isAskedPeriod(asked) && (asked.kind === undefined || asked.area !== undefined),
    ),
    data: WinLoss,
    extension: true,
  }),
};

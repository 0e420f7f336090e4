import type { Services } from '#backend/http/dispatch.ts';
import { cleanSessions } from '#backend/jobs/clean-sessions.ts';
import { advanceRounds } from '#backend/lotto/rounds/advance-rounds.ts';
import { resumeSettlements } from '#backend/lotto/settlement/resume-settlements.ts';
import { expireDeposits } from '#backend/payment/expire-deposits.ts';

export interface Job {
  readonly name: string;
  /** Cron expression on the real time, minutes at the finest. */
  readonly cron: string;
  /** Looks at the backend's clock, may run any number of times and in several processes at once. */
  readonly run: (services: Services) => Promise<unknown>;
}

export const jobList: readonly Job[] = [
  { name: 'advance-rounds', cron: '* * * * *', run: advanceRounds },
  { name: 'resume-settlements', cron: '* * * * *', run: resumeSettlements },
  { name: 'expire-deposits', cron: '* * * * *', run: expireDeposits },
  { name: 'clean-sessions', cron: '23 * * * *', run: cleanSessions },
];

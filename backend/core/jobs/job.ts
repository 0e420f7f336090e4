import type { Services } from '#backend/services.ts';

/** Work that is done beside the calls, again and again. */
export interface Job {
  readonly name: string;
  /** Cron expression on the real time, minutes at the finest. */
  readonly cron: string;
  /** Looks at the backend's clock, may run any number of times and in several processes at once. */
  readonly run: (services: Services) => Promise<unknown>;
}

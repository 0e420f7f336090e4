import type { Services } from '#backend/services.ts';

/** What is written when an instant has passed, so that it is published to open pages then and not when the next job comes by. */
export interface Moment {
  /** The next instant from `since` on that is not written yet; undefined where there is none. */
  readonly next: (services: Services, since: Date) => Promise<Date | undefined>;
  /** Writes what has passed. Every process does so at once, and jobs again: it changes nothing that is done already. */
  readonly pass: (services: Services) => Promise<void>;
}

import type { Services } from '#backend/services.ts';

/** What happens at an instant by the clock alone. */
export interface ScheduledTransition {
  /** The next instant from `since` on that has not happened yet; undefined where there is none. */
  readonly next: (services: Services, since: Date) => Promise<Date | undefined>;
  /**
   * Writes what has happened. Every process does so at once, and jobs again: it changes nothing that is done already. Without
   * it nothing is written and visitors see another page: the page cache is void.
   */
  readonly pass?: (services: Services) => Promise<void>;
}

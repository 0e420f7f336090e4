export interface SessionFacts {
  /** As the server wrote them at its answer: `19:05` and `0:42`. */
  readonly clock: string;
  readonly played: string;
  /** When the session began, and when its member is told next how long it lasts, ISO 8601. */
  readonly since: string;
  readonly due: string;
}

/** Where the clock stands on a page. */
export const TIMES_ID = 'times';

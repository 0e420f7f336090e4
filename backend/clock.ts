/** The backend's clock. A sandbox clock started at another instant keeps a constant distance to the real one. */
export interface Clock {
  now(): Date;
  /** Milliseconds to add to the real time, also to the database's clock. */
  readonly offsetMs: number;
  /** True when the operator started the clock at an instant of choice. */
  readonly sandbox: boolean;
}

export function createClock(startsAt: Date | undefined): Clock {
  const offsetMs = startsAt ? startsAt.getTime() - Date.now() : 0;
  return { offsetMs, sandbox: startsAt !== undefined, now: () => new Date(Date.now() + offsetMs) };
}

/** When every fresh world begins: the evening before a draw of the government lottery. */
export const WORLD_START = '2025-06-15T12:00:00.000Z';

/** The clock of a world: it stood at `at` when the computer's clock stood at `since`, and runs from there unless stopped. */
export interface MockClock {
  at: number;
  since: number;
  runs: boolean;
}

export function startedAt(instant: string): MockClock {
  return { at: Date.parse(instant), since: Date.now(), runs: true };
}

function nowMs(clock: MockClock): number {
  return clock.at + (clock.runs ? Date.now() - clock.since : 0);
}

/** Now by a world's clock as ISO 8601, the form in which mocks keep and compare instants. */
export function nowOf({ clock }: { clock: MockClock }): string {
  return new Date(nowMs(clock)).toISOString();
}

/** An instant so many milliseconds after another, or after now. */
export function later(world: { clock: MockClock }, ms: number, instant = nowOf(world)): string {
  return new Date(Date.parse(instant) + ms).toISOString();
}

/** Puts a clock to an instant, moves it on, stops it or lets it run; what is not asked for stays. */
export function moveClock(
  clock: MockClock,
  {
    now,
    advance,
    runs,
  }: { now?: string | undefined; advance?: number | undefined; runs?: boolean | undefined },
): void {
  clock.at = (now === undefined ? nowMs(clock) : Date.parse(now)) + (advance ?? 0);
  clock.since = Date.now();
  clock.runs = runs ?? clock.runs;
}

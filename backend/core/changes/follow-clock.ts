import type { Area } from '#backend/area.ts';
import { createAlarm } from '#backend/core/changes/alarm.ts';
import type { Changes } from '#backend/core/changes/changes.ts';
import type { Services } from '#backend/services.ts';

/**
 * Publishes what changes for visitors by the clock alone, as a round that closes, at its instant on the backend's clock.
 * What is next is asked again whenever something changes.
 */
export function followClock(
  services: Services,
  areas: ReadonlyArray<Pick<Area, 'nextShown'>>,
  changes: Changes,
): { close(): void } {
  const nextAt = () => Promise.all(areas.map(({ nextShown }) => nextShown(services)));
  // Publishing leads to the next plan.
  const alarm = createAlarm(services.clock, nextAt, changes.tell);
  changes.onChange(alarm.plan);
  return alarm;
}

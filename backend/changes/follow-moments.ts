import type { Area } from '#backend/area.ts';
import { createAlarm } from '#backend/changes/alarm.ts';
import type { Changes } from '#backend/changes/changes.ts';
import type { Services } from '#backend/services.ts';

/** Lets moments pass at their instants on the backend's clock, by one timer of this process. What fails the jobs make good. */
export function followMoments(
  services: Services,
  areas: ReadonlyArray<Pick<Area, 'moments'>>,
  changes: Pick<Changes, 'onChange'>,
): { close(): void } {
  const moments = areas.flatMap((area) => area.moments);
  const passAll = async () => {
    await Promise.allSettled(moments.map(({ pass }) => pass(services)));
    alarm.plan();
  };
  const nextAt = () => Promise.all(moments.map(({ next }) => next(services)));
  const alarm = createAlarm(services.clock, nextAt, () => void passAll());
  changes.onChange(alarm.plan);
  return alarm;
}

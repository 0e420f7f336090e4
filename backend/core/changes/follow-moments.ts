import type { Area } from '#backend/area.ts';
import { createAlarm } from '#backend/core/changes/alarm.ts';
import type { Changes } from '#backend/core/changes/changes.ts';
import type { Services } from '#backend/services.ts';

/** Lets moments pass at their instants on the backend's clock, by one timer of this process. What fails the jobs make good. */
export function followMoments(
  services: Services,
  areas: ReadonlyArray<Pick<Area, 'moments'>>,
  changes: Pick<Changes, 'onChange'>,
): { close(): void } {
  const moments = areas.flatMap((area) => area.moments);
  const { clock } = services;
  // What passes while the moments before it are written is next still.
  let passedMs = clock.now().getTime();
  const passAll = async () => {
    passedMs = clock.now().getTime();
    await Promise.allSettled(moments.map(({ pass }) => pass(services)));
    alarm.plan();
  };
  const nextAt = () => {
    const since = new Date(Math.min(passedMs, clock.now().getTime()));
    return Promise.all(moments.map(({ next }) => next(services, since)));
  };
  const alarm = createAlarm(clock, nextAt, () => void passAll());
  changes.onChange(alarm.plan);
  return alarm;
}

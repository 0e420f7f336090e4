import { createAlarm } from '#backend/core/changes/alarm.ts';
import type { Changes } from '#backend/core/changes/changes.ts';
import type { ScheduledTransition } from '#backend/core/changes/scheduled-transition.ts';
import type { Services } from '#backend/services.ts';

/**
 * Lets scheduled transitions happen at their instants on the backend's clock, by one timer of this process: what is to be
 * written is written, and for what nobody writes visitors' pages change. What is next is asked again whenever something changes;
 * what fails to be written the jobs make good.
 */
export function followClock(
  services: Services,
  transitions: readonly ScheduledTransition[],
  changes: Pick<Changes, 'onChange' | 'tell'>,
): { close(): void } {
  const { clock } = services;
  // What passes while earlier transitions are written is next still.
  let passedMs = clock.now().getTime();
  const passAll = async () => {
    passedMs = clock.now().getTime();
    // The next instant does not wait for what is written.
    alarm.plan();
    await Promise.allSettled(transitions.map(({ pass }) => pass?.(services)));
    alarm.plan();
  };
  const nextAt = () => {
    const since = new Date(Math.min(passedMs, clock.now().getTime()));
    return Promise.all(transitions.map(({ next }) => next(services, since)));
  };
  const alarm = createAlarm(clock, nextAt, (isDue) => {
    const due = transitions.filter((_, index) => isDue(index));
    if (due.some(({ pass }) => pass)) void passAll();
    // Publishing leads to the next plan.
    if (due.some(({ pass }) => !pass)) changes.tell();
  });
  changes.onChange(alarm.plan);
  return alarm;
}

import { tooMany } from '#backend/core/limits/take-limits.ts';

/** So many may wait for one subject in this process; more are told to come back. */
const QUEUE = 100;
const COME_BACK_MS = 2_000;

const waitingFor = new Map<string, Array<() => void>>();

/** Runs the work when no other of this subject runs in this process, in the order of arrival. Throws 429 when too many wait. */
export async function oneAtATime<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
  const waiting = waitingFor.get(subject);
  if (waiting) {
    if (waiting.length >= QUEUE) throw tooMany(COME_BACK_MS);
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else waitingFor.set(subject, []);
  try {
    return await work();
  } finally {
    const next = waitingFor.get(subject)?.shift();
    if (next) next();
    else waitingFor.delete(subject);
  }
}

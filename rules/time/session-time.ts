const MINUTE_MS = 60_000;
const MINUTES = 60;

/** How long something has lasted, in whole minutes, `0:42` or `11:05`; never below zero. */
export function lastedText(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / MINUTE_MS));
  return `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, '0')}`;
}

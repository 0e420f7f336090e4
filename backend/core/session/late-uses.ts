/** More sessions than members use within a minute; beyond it the one that was used longest ago is known to the minute alone. */
const MOST = 20_000;

/**
 * When sessions were used in this process, by the hashes of their tokens: what the database knows is written once a minute and so
 * up to a minute late.
 */
const usedAtMs = new Map<string, number>();

export function noteUse(tokenHash: string, now: Date): void {
  usedAtMs.delete(tokenHash);
  usedAtMs.set(tokenHash, now.getTime());
  const oldest = usedAtMs.size > MOST ? usedAtMs.keys().next().value : undefined;
  if (oldest !== undefined) usedAtMs.delete(oldest);
}

/** When a session was used last, as this process and the database know; what a clock ahead noted counts for nothing. */
export function lastUse(tokenHash: string, lastSeenAt: Date, now: Date): Date {
  const noted = usedAtMs.get(tokenHash) ?? 0;
  return noted <= now.getTime() && noted > lastSeenAt.getTime() ? new Date(noted) : lastSeenAt;
}

import { unavailable } from '#backend/refusal.ts';

const WAIT_MS = 4_000;
/** More than a member's own programs send at once; what the waiting hold in memory is bounded by address. */
const LONGEST_QUEUE = 600;

export interface Shares {
  /** Runs a member's work when fewer than a share of the connections are busy with that member. Throws 503 after `waitMs`. */
  run<Result>(memberId: string, work: () => Promise<Result>): Promise<Result>;
}

interface Member {
  running: number;
  readonly queue: ((turn: boolean) => void)[];
}

/**
 * Keeps a third of the connections, at least two, for the calls of one member at a time, so that calls of a member
 * that wait for one row leave the rest to everybody else. On PGlite, one connection, at most two calls stand before another's.
 */
export function createShares(connections: number, waitMs = WAIT_MS): Shares {
  const share = Math.max(2, Math.floor(connections / 3));
  const members = new Map<string, Member>();

  async function begin(member: Member): Promise<void> {
    if (member.running < share) {
      member.running += 1;
      return;
    }
    if (member.queue.length >= LONGEST_QUEUE) throw unavailable();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    member.queue.push(resolve);
    const timer = setTimeout(() => {
      const at = member.queue.indexOf(resolve);
      if (at < 0) return;
      member.queue.splice(at, 1);
      resolve(false);
    }, waitMs);
    const hasTurn = await promise;
    clearTimeout(timer);
    if (!hasTurn) throw unavailable();
  }

  function end(memberId: string, member: Member): void {
    const next = member.queue.shift();
    // The turn is handed on: the next caller runs in the place of this one.
    if (next) next(true);
    else member.running -= 1;
    if (member.running === 0) members.delete(memberId);
  }

  return {
    run: async (memberId, work) => {
      const member = members.get(memberId) ?? { running: 0, queue: [] };
      members.set(memberId, member);
      await begin(member);
      try {
        return await work();
      } finally {
        end(memberId, member);
      }
    },
  };
}

import { accessSync, constants, statfsSync } from 'node:fs';
import { DatabaseAway, type WriteTrouble } from '#backend/core/db/database.ts';

/**
 * The engine in this process cannot make its next segment of the log (16 MiB) on a full disk: it would hang for ever.
 * So writing ends while there is still room for some.
 */
const NEEDED_BYTES = 48 * 1_048_576;
const LOOK_EVERY_MS = 500;

export interface RoomToWrite {
  /** What stands against writing to the folder now. */
  trouble(): WriteTrouble | undefined;
  /** Throws `DatabaseAway` when the folder cannot be written. */
  demand(): void;
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Watches the file system of a folder, at most twice a second. */
export function watchRoom(folder: string, freeBytes: () => number = () => freeBytesOf(folder)): RoomToWrite {
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let found: WriteTrouble | undefined;

  function look(): WriteTrouble | undefined {
    try {
      accessSync(folder, constants.W_OK);
      return freeBytes() < NEEDED_BYTES ? 'disk_full' : undefined;
    } catch {
      return 'read_only';
    }
  }

  function trouble(): WriteTrouble | undefined {
    const nowMs = performance.now();
    if (nowMs - lookedAtMs < LOOK_EVERY_MS) return found;
    lookedAtMs = nowMs;
    found = look();
    return found;
  }

  return {
    trouble,
    demand: () => {
      const reason = trouble();
      if (reason) throw new DatabaseAway(reason, undefined);
    },
  };
}

import { open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * PGlite leaves the write-ahead log in the page cache. The barrier forces it to disk after a commit; commits that arrive
 * while one is under way share the next. Resolves when everything written before the call is on disk.
 */
export function createWalBarrier(walFolder: string): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  let flushedAtMs = 0;

  async function flush(): Promise<void> {
    const since = flushedAtMs;
    const startedAtMs = Date.now();
    for (const name of await readdir(walFolder)) {
      if (!/^[0-9A-F]{24}$/.test(name)) continue;
      const file = path.join(walFolder, name);
      if ((await stat(file)).mtimeMs < since - 1_000) continue;
      const handle = await open(file, 'r+');
      try {
        await handle.datasync();
      } finally {
        await handle.close();
      }
    }
    flushedAtMs = startedAtMs;
  }

  function begin(): Promise<void> {
    running = flush().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };
}

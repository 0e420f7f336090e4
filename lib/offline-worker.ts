/** At the root, so that every page is in its reach; the file is in `public`. */
const WORKER = '/offline-worker.js';

/** Has the browser show a page of ours where one cannot be loaded. Without it, as in a private window, it shows its own. */
export function keepOfflinePage(): void {
  navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined);
}

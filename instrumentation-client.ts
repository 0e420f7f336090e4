const RELOAD_EVERY_MS = 60_000;
const KEY = 'chunk_reload_at';

/** A file of the build that is gone, as after a new release while this tab was open. */
function isMissingChunk(event: Event): boolean {
  if (event instanceof PromiseRejectionEvent)
    return event.reason instanceof Error && event.reason.name === 'ChunkLoadError';
  if (event instanceof ErrorEvent && event.error instanceof Error)
    return event.error.name === 'ChunkLoadError';
  const { target } = event;
  return target instanceof HTMLScriptElement && target.src.includes('/_next/static/');
}

function handleFailure(event: Event): void {
  if (!isMissingChunk(event)) return;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < RELOAD_EVERY_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}

window.addEventListener('error', handleFailure, { capture: true });
window.addEventListener('unhandledrejection', handleFailure);

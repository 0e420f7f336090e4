const TRIED = 'line_tried_at';
/** A browser that comes back by itself is here again sooner; a person at LINE takes longer. */
const LOOP_MS = 60_000;

/**
 * Notes that this tab is sent to LINE. Answers why it is not: it came back just now without a login, or nothing can be stored, which
 * LINE's scripts need, and it could go there and back for ever.
 */
export function noteTry(): 'loop' | 'storage' | undefined {
  try {
    const agoMs = Date.now() - Number(sessionStorage.getItem(TRIED) ?? 0);
    if (agoMs >= 0 && agoMs < LOOP_MS) return 'loop';
    sessionStorage.setItem(TRIED, `${Date.now()}`);
    return undefined;
  } catch {
    return 'storage';
  }
}

/** A login came back, or a person asks for another one. */
export function forgetTries(): void {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // Then nothing was noted either.
  }
}

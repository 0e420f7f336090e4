const TRIED = 'line_tried';

/**
 * Notes that this tab is sent to LINE. False where it was already and came back without a login, and where nothing can be stored: it could
 * go there and back for ever.
 */
export function noteTry(): boolean {
  try {
    if (sessionStorage.getItem(TRIED)) return false;
    sessionStorage.setItem(TRIED, '1');
    return true;
  } catch {
    return false;
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

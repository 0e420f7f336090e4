function handleKey(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
}

/**
 * Enter that is held down presses once: neither does it send a form again and again, nor does it press what a dialog focuses
 * that it opened. Returns the function that stops it.
 */
export function watchHeldEnter(): () => void {
  window.addEventListener('keydown', handleKey, { capture: true });
  return () => window.removeEventListener('keydown', handleKey, { capture: true });
}

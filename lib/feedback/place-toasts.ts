/**
 * Toasts stand below the head of an open dialog, else below what stays at the top of the page as it is now, with a bar or
 * without: balance, menu and what closes stay in reach.
 */
export function placeToasts(): void {
  const head = [...document.querySelectorAll('[data-dialog-head]')].at(-1);
  const above = head ?? document.querySelector('[data-top]');
  const bottom = Math.max(above?.getBoundingClientRect().bottom ?? 0, 0);
  document.documentElement.style.setProperty('--toasts-below', `${bottom}px`);
}

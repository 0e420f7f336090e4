/** A toast of several lines with its links. */
const TOAST_PX = 140;

const bottomOf = (part: Element | null | undefined) => Math.max(part?.getBoundingClientRect().bottom ?? 0, 0);

/**
 * Toasts stand below what stays at the top of the page as it is now, with a bar or without; over a dialog that leaves no room there, below
 * its head: balance, menu and what closes stay in reach, and a low sheet is not covered.
 */
export function placeToasts(): void {
  const head = [...document.querySelectorAll('[data-dialog-head]')].at(-1);
  const top = bottomOf(document.querySelector('[data-top]'));
  const hasRoom = !head || head.getBoundingClientRect().top - top >= TOAST_PX;
  document.documentElement.style.setProperty('--toasts-below', `${hasRoom ? top : bottomOf(head)}px`);
}

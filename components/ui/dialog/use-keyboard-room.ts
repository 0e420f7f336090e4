import { useEffect } from 'react';

/** Two fingers enlarged the page: what is out of sight then is not beneath a keyboard. */
const ENLARGED = 1.01;

/**
 * While a dialog is open, tells the styles in `--keyboard` how much of the page's lower end a keyboard covers, and keeps the field that
 * is typed in in sight.
 */
export function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!isOpen || !seen) return;
    const { style } = document.documentElement;
    let covered = 0;
    const look = () => {
      const below = Math.max(0, Math.floor(window.innerHeight - seen.height - seen.offsetTop));
      const next = seen.scale > ENLARGED ? 0 : below;
      if (next === covered) return;
      covered = next;
      style.setProperty('--keyboard', `${covered}px`);
      if (covered > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    look();
    seen.addEventListener('resize', look);
    seen.addEventListener('scroll', look);
    return () => {
      seen.removeEventListener('resize', look);
      seen.removeEventListener('scroll', look);
      style.removeProperty('--keyboard');
    };
  }, [isOpen]);
}

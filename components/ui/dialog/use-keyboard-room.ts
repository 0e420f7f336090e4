import { useEffect } from 'react';

/** From this scale on two fingers have enlarged the page: what is out of sight then is not beneath a keyboard. */
const ENLARGED = 1.01;

/**
 * While a dialog is open, tells the styles in `--keyboard` how much of the page's lower end a keyboard covers, and keeps the field that
 * is typed in in sight.
 */
export function useKeyboardRoom(isOpen: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!isOpen || !viewport) return;
    const { style } = document.documentElement;
    let covered = 0;
    const update = () => {
      const below = Math.max(0, Math.floor(window.innerHeight - viewport.height - viewport.offsetTop));
      const next = viewport.scale > ENLARGED ? 0 : below;
      if (next === covered) return;
      covered = next;
      style.setProperty('--keyboard', `${covered}px`);
      if (covered > 0) document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    update();
    viewport.addEventListener('resize', update);
    viewport.addEventListener('scroll', update);
    return () => {
      viewport.removeEventListener('resize', update);
      viewport.removeEventListener('scroll', update);
      style.removeProperty('--keyboard');
    };
  }, [isOpen]);
}

'use client';

import { useEffect } from 'react';

const REST_MS = 120;
/** How far up the two floating buttons may move. */
const STEPS_PX = [0, 32, 64, 96, 128, 160, 192, 224, 256];
const COLUMN_PX = 64;
const GAP_PX = 4;
/** What a member may want to tap, and what is marked. A card that is one link is taller and may be covered at its edge. */
const KEPT = 'main :is(a, button, input, select, textarea, label, summary, [data-keep-clear])';
const TALLEST_PX = 120;

interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
}

function isOver(box: Box, shiftPx: number, other: DOMRect): boolean {
  return (
    other.right > box.left &&
    other.bottom > box.top - shiftPx - GAP_PX &&
    other.top < box.bottom - shiftPx + GAP_PX &&
    other.height > 0
  );
}

/** False for what is so far from the screen that it is not laid out: asking where it stands would lay it out. */
function isLaidOut(element: Element): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

function isSmallOrMarked(element: Element): boolean {
  return element.hasAttribute('data-keep-clear') || element.clientHeight <= TALLEST_PX;
}

/** The floating buttons where they stand by their style, as one box; null when they do not float. */
function homeOf(buttons: readonly HTMLElement[]): Box | null {
  const [first] = buttons;
  if (!first || getComputedStyle(first).position !== 'fixed') return null;
  const bottoms = buttons.map((button) => Number.parseFloat(getComputedStyle(button).bottom));
  const lowest = window.innerHeight - Math.min(...bottoms);
  const highest = window.innerHeight - Math.max(...bottoms) - first.offsetHeight;
  return { top: highest, bottom: lowest, left: window.innerWidth - COLUMN_PX };
}

/**
 * Keeps the floating buttons off what a member needs: controls, and everything marked `data-keep-clear`. Whenever
 * page and scrolling rest they stand at the first free height, or step aside to the edge when there is none.
 */
export function useKeepClear(): void {
  useEffect(() => {
    const place = () => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-floating]')];
      const home = homeOf(buttons);
      const kept = home
        ? [...document.querySelectorAll(KEPT)]
            .filter((one) => isLaidOut(one) && isSmallOrMarked(one))
            .map((one) => one.getBoundingClientRect())
        : [];
      const shiftPx = STEPS_PX.find((px) => !home || !kept.some((other) => isOver(home, px, other)));
      // On the root, the value would be handed down to every element of the page anew.
      for (const button of buttons) {
        button.style.setProperty('--floating-shift', `${-(shiftPx ?? 0)}px`);
        button.toggleAttribute('data-floating-aside', shiftPx === undefined);
      }
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    };
    const content = new ResizeObserver(wait);
    // Reports once by itself: the first look is taken when the page is laid out, and forces nothing.
    content.observe(document.body);
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      content.disconnect();
      window.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, []);
}

'use client';

import { useEffect } from 'react';

const REST_MS = 120;
/** Every line of letters and every control meets a look of these distances. */
const ROW_PX = 16;
const COLUMN_PX = 12;
/** How far up the floating buttons may move: so many rows. */
const MOST_ROWS = 16;
const FRAME = 'main, footer, header';
/** What a member may want to tap, and pictures. Of a card that is one link, which is taller, only what is in it counts. */
const CONTROL = 'a, button, input, select, textarea, label, summary, progress, svg, img';
const TALLEST_PX = 120;

interface Strip {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** What stands at a point of the page, under a dialog too that may be over it just now. */
function partAt(x: number, y: number): Element | undefined {
  const top = document.elementFromPoint(x, y);
  return top?.closest(FRAME) ? top : document.elementsFromPoint(x, y).find((one) => one.closest(FRAME));
}

function isKept(part: Element): boolean {
  const control = part.closest(CONTROL);
  return (
    (control !== null && control.clientHeight <= TALLEST_PX) || part.closest('[data-keep-clear]') !== null
  );
}

function hasLettersIn(part: Element, { left, right, y }: Strip): boolean {
  const range = document.createRange();
  return [...part.childNodes].some((node) => {
    if (!(node instanceof Text) || !node.data.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) =>
        line.right > left && line.left < right && line.bottom > y - ROW_PX / 2 && line.top < y + ROW_PX / 2,
    );
  });
}

function isTaken(strip: Strip): boolean {
  // Outside of the screen nothing can be looked at.
  if (strip.y < 0 || strip.y > window.innerHeight) return true;
  const seen = new Set<Element>();
  for (let x = strip.left; x <= strip.right; x += COLUMN_PX) {
    const part = partAt(x, strip.y);
    if (!part || seen.has(part)) continue;
    seen.add(part);
    if (isKept(part) || hasLettersIn(part, strip)) return true;
  }
  return false;
}

/** The floating buttons where they stand by their style, not moved, as one box. */
function homeOf(buttons: readonly HTMLElement[]) {
  const boxes = buttons.map((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const moved = new DOMMatrix(getComputedStyle(button).transform);
    return { left: left - moved.m41, top: top - moved.m42, width, height };
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ left, width }) => left + width)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ top, height }) => top + height)),
  };
}

/** By how many rows the buttons move up to where nothing is under them; undefined where there is no such place. */
function freeRow(buttons: readonly HTMLElement[]): number | undefined {
  const { left, right, top, bottom } = homeOf(buttons);
  const height = Math.ceil((bottom - top) / ROW_PX);
  let free = 0;
  for (let row = 0; row <= MOST_ROWS + height; row += 1) {
    free = isTaken({ left, right, y: bottom - ROW_PX * row }) ? 0 : free + 1;
    if (free > height) return row - height;
  }
  return undefined;
}

function place(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-floating]')];
  const row = freeRow(buttons);
  // On the root, the value would be handed down to every element of the page anew.
  for (const button of buttons) {
    button.style.setProperty('--floating-shift', `${-ROW_PX * (row ?? 0)}px`);
    button.toggleAttribute('data-floating-free', row !== undefined);
  }
}

/**
 * Brings the floating buttons out of the edge where nothing is under them that a member reads or taps: letters, controls, and
 * everything marked `data-keep-clear`. They are placed anew whenever page and scrolling rest.
 */
export function KeepClear() {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    };
    // Reports once by itself: the first look is taken when the page is laid out, and forces nothing.
    const size = new ResizeObserver(wait);
    size.observe(document.body);
    const content = new MutationObserver(wait);
    content.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('scroll', wait, { passive: true });
    window.addEventListener('resize', wait);
    return () => {
      clearTimeout(timer);
      size.disconnect();
      content.disconnect();
      window.removeEventListener('scroll', wait);
      window.removeEventListener('resize', wait);
    };
  }, []);
  return null;
}

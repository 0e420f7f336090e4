'use client';

import { useLayoutEffect, useRef } from 'react';

const FADE_MS = 400;
// An element at opacity 0 does not count as painted, so the largest contentful paint would wait for the fade.
const FIRST_OPACITY = 0.01;

/** Fades the content in on every change of the route; the first page fades by its style sheet. */
export function usePageFade(place: string): void {
  const shown = useRef(place);
  useLayoutEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document
      .getElementById('content')
      ?.animate([{ opacity: FIRST_OPACITY }, { opacity: 1 }], { duration: FADE_MS, easing: 'ease-out' });
  }, [place]);
}

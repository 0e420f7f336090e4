'use client';

import { useEffect, useState } from 'react';
import { wasActive } from '#lib/member-activity/after-activity.ts';

const SIGNS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'scroll', 'keyup'] as const;
const REST_MS = 300;

/**
 * How often the person has touched, typed or scrolled and then paused: what opens by itself comes in such a pause, never under
 * a finger that is about to tap. What was done before the page came alive counts.
 */
export function useRests(isOn: boolean): number {
  const [rests, setRests] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (event?: Event) => {
      clearTimeout(timer);
      const isPressed = event instanceof PointerEvent && event.buttons > 0;
      if (!isPressed) timer = setTimeout(() => setRests((count) => count + 1), REST_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    if (wasActive()) wait();
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [isOn]);
  return rests;
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { wasActive } from '#lib/member-activity/after-activity.ts';

const SIGNS = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'scroll',
  'keydown',
  'keyup',
] as const;
const REST_MS = 300;

/**
 * True while the person pauses after a touch, a key or scrolling: what opens by itself comes in such a pause, never under
 * a finger that is about to tap. A pause after a press that sent something is for its answer, and does not count.
 * What was done before the page came alive counts.
 */
export function useRests(isOn: boolean): boolean {
  const [isResting, setResting] = useState(false);
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const newestSent = () => queryClient.getMutationCache().getAll().at(-1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isActive = false;
    let sentBefore = newestSent();
    const pause = () => {
      isActive = false;
      if (newestSent() === sentBefore) setResting(true);
    };
    const wait = (event?: Event) => {
      if (!isActive) sentBefore = newestSent();
      isActive = true;
      setResting(false);
      clearTimeout(timer);
      const isPressed = event instanceof PointerEvent && event.buttons > 0;
      if (!isPressed) timer = setTimeout(pause, REST_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, wait, { capture: true, passive: true });
    if (wasActive()) wait();
    return () => {
      clearTimeout(timer);
      setResting(false);
      for (const sign of SIGNS) window.removeEventListener(sign, wait, { capture: true });
    };
  }, [isOn, queryClient]);
  return isResting;
}

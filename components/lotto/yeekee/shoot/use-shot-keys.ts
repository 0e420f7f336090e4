'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { normaliseDigits } from '#rules/text/digits.ts';

interface ShotKeys {
  /** The pad: keys pressed on its buttons are meant for it. */
  readonly pad: RefObject<HTMLElement | null>;
  /** True while the bet builder is on the screen too, which takes what is typed anywhere else. */
  readonly isBetBuilderSeen: () => boolean;
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}

const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Digits of a real keyboard, unless they are meant for a field, a dialog or the bet builder beside it. They reach nobody else then. */
export function useShotKeys({ pad, isBetBuilderSeen, onDigit, onErase }: ShotKeys): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof Element) || target.closest(FIELDS)) return;
    if (!pad.current?.contains(target) && isBetBuilderSeen()) return;
    const digit = normaliseDigits(key);
    if (/^\d$/.test(digit)) onDigit(digit);
    else if (key === 'Backspace') onErase();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    // Before the bet builder, which listens on the way back up.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

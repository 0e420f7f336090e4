'use client';

import { useEffect, useEffectEvent } from 'react';
import { normaliseDigits } from '#rules/text/digits.ts';

interface TypedDigits {
  readonly onDigit: (digit: string) => void;
  readonly onErase: () => void;
}

function isForSomethingElse({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  );
}

/** Digits of a real keyboard, wherever the focus is, unless it is in a field or a dialog. */
export function useTypedDigits(isOn: boolean, { onDigit, onErase }: TypedDigits): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isForSomethingElse(event)) return;
    const digit = normaliseDigits(event.key);
    if (/^\d$/.test(digit)) onDigit(digit);
    else if (event.key === 'Backspace') onErase();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isOn]);
}

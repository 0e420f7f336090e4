'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { addLayer } from '#lib/back-layers.ts';

/** While open, Back closes it and stays on the page; what does not let itself be closed is there for the next Back. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    let remove: () => void;
    const add = () => {
      remove = addLayer(() => {
        close();
        add();
      });
    };
    add();
    return () => remove();
  }, [isOpen]);
}

/** Back goes from a step of a form to the one before it; `step` counts from 0. */
export function useBackSteps(step: number, onBack: (step: number) => void): void {
  const goTo = useEffectEvent(onBack);
  const removers = useRef<(() => void)[]>([]);
  useEffect(() => {
    while (removers.current.length > step) removers.current.pop()?.();
    while (removers.current.length < step) {
      const before = removers.current.length;
      removers.current.push(addLayer(() => goTo(before)));
    }
  }, [step]);
  useEffect(
    () => () => {
      for (const remove of removers.current.splice(0)) remove();
    },
    [],
  );
}

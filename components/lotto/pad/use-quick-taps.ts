'use client';

import { type MouseEvent, type TouchEvent, useRef } from 'react';

/** A finger that moved further did not tap. */
const FURTHEST_PX = 12;

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The button that an event came from, if it can be pressed. */
function buttonOf(target: EventTarget): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.matches(':disabled') ? null : button;
}

/**
 * Takes a tap on a button when the finger is lifted, by the button's `value`: the click that would come of it waits for what a browser does for a mouse first,
 * as long as all the rest, and a second finger that comes before the first has gone makes none. Mouse, keys and readers click.
 */
export function useQuickTaps(press: (value: string) => void) {
  const begun = useRef(new Map<number, Spot>());
  const handleStart = ({ changedTouches }: TouchEvent) => {
    for (const { identifier, clientX, clientY } of Array.from(changedTouches))
      begun.current.set(identifier, { x: clientX, y: clientY });
  };
  const handleEnd = (event: TouchEvent) => {
    for (const { identifier, clientX, clientY } of Array.from(event.changedTouches)) {
      const from = begun.current.get(identifier);
      begun.current.delete(identifier);
      const button = buttonOf(event.target);
      // What was a swipe cannot be cancelled any more.
      if (!from || !button || !event.cancelable) return;
      if (Math.hypot(clientX - from.x, clientY - from.y) > FURTHEST_PX) return;
      event.preventDefault();
      // As a click would: the keyboard of a field that was typed in goes away.
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
      press(button.value);
    }
  };
  const handleCancel = () => begun.current.clear();
  const handleClick = ({ target }: MouseEvent) => {
    const button = buttonOf(target);
    if (button) press(button.value);
  };
  return {
    onTouchStart: handleStart,
    onTouchEnd: handleEnd,
    onTouchCancel: handleCancel,
    onClick: handleClick,
  };
}

/** Milliseconds and pixels within which two touches are one hurried press; of a mouse the browser counts them. */
const SOON_MS = 500;
const NEAR_PX = 12;

interface Press {
  readonly control: Element | null;
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

let last: Press | undefined;

/** What is pressed at an element; a label and its field are one, which the browser presses both. */
function controlAt(element: EventTarget | null): Element | null {
  if (!(element instanceof Element)) return null;
  const control = element.closest('a, button, label, input, select, [role]') ?? element;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

function wordsOf(control: Element | null): string | null {
  return control && (control.getAttribute('aria-label') ?? control.textContent);
}

/** Whether the browser counts a press as the next of the first, or a finger came down again at once. */
function isSecond(press: Press, first: Press, event: MouseEvent): boolean {
  if (Math.hypot(press.x - first.x, press.y - first.y) > NEAR_PX) return false;
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
  return isTouch ? press.at - first.at <= SOON_MS : event.detail > 1;
}

/** Whether what was pressed first is gone, or something lies over it. What is only scrolled, or a key beside it, came in place of nothing. */
function isInPlaceOf({ control }: Press, first: Press): boolean {
  const before = first.control;
  if (!before || control === before || wordsOf(control) === wordsOf(before)) return false;
  if (!before.isConnected) return true;
  const { left, top, width, height } = before.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen !== null && controlAt(seen) !== before && !before.contains(seen);
}

function handleClick(event: MouseEvent): void {
  const press = {
    control: controlAt(event.target),
    x: event.clientX,
    y: event.clientY,
    at: event.timeStamp,
  };
  if (last && isSecond(press, last, event) && isInPlaceOf(press, last)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  last = press;
}

/**
 * The second press of a double press never lands on what came in place of the first: on the close button of an outcome that
 * nobody has read yet, or in a dialog that has just opened. Returns the function that stops it.
 */
export function watchDoublePress(): () => void {
  window.addEventListener('click', handleClick, { capture: true });
  return () => window.removeEventListener('click', handleClick, { capture: true });
}

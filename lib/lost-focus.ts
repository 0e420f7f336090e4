/** After what moves the focus itself: dialogs that close, forms that show what came of them. */
const WAIT_MS = 60;
const HEADINGS = 'h2, h3, h4';
/** Beyond these nothing is near any more; a dialog lets no focus out by itself. */
const WHOLE = 'main, body, [role="dialog"]';

/** Where the focus is, or was until it vanished. */
let focused: Element | null = null;

function handleFocus({ target }: FocusEvent): void {
  focused = target instanceof Element ? target : null;
}

/** Whoever presses beside everything has left it; some engines tell of an element that vanishes too. */
function handleBlur({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (focused === target && focused?.isConnected) focused = null;
  });
}

interface Gap {
  readonly parent: Node;
  /** What went from there, and what stood before and behind it. */
  readonly gone: Node;
  readonly beside: readonly (Node | null)[];
}

/** Where something was taken out of the page, itself or with what stood around it. */
function gapOf(lost: Node, records: readonly MutationRecord[]): Gap | undefined {
  let gap: Gap | undefined;
  for (const { target, removedNodes, nextSibling, previousSibling } of records)
    for (const gone of removedNodes)
      if (gone.contains(gap?.parent ?? lost))
        gap = { parent: target, gone, beside: [nextSibling, previousSibling] };
  return gap;
}

/** The next item of a list, or the last; else the heading of what came instead, or the one next outside. */
function placeFor(
  { parent, gone, beside }: Gap,
  records: readonly MutationRecord[],
): HTMLElement | undefined {
  const isItem = gone instanceof HTMLLIElement;
  const item = beside.find((one) => one instanceof HTMLLIElement && one.isConnected);
  if (isItem && item instanceof HTMLLIElement) return item;
  if (!(parent instanceof Element) || parent.matches(WHOLE)) return undefined;
  const came = records.filter(({ target }) => target === parent).flatMap(({ addedNodes }) => [...addedNodes]);
  for (const one of came) {
    const heading = one instanceof Element && one.querySelector<HTMLElement>(HEADINGS);
    if (heading) return heading;
  }
  for (let place: Element | null = parent; place && !place.matches(WHOLE); place = place.parentElement) {
    const heading = place.querySelector<HTMLElement>(HEADINGS);
    if (heading) return heading;
  }
}

function handleChanges(records: readonly MutationRecord[]): void {
  if (!focused || focused.isConnected) return;
  const gap = gapOf(focused, records);
  const place = gap && placeFor(gap, records);
  focused = null;
  setTimeout(() => {
    if (!place?.isConnected || document.activeElement !== document.body) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, WAIT_MS);
}

/**
 * Where what has the focus goes from the page, as a button does whose act is done, the focus goes on beside it: a screen reader would
 * be at the top of the page. Never to another button, which the next press would press. Returns the function that stops it.
 */
export function watchLostFocus(): () => void {
  const observer = new MutationObserver(handleChanges);
  observer.observe(document.body, { childList: true, subtree: true });
  focused = document.activeElement;
  document.addEventListener('focusin', handleFocus);
  document.addEventListener('focusout', handleBlur);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', handleFocus);
    document.removeEventListener('focusout', handleBlur);
  };
}

/** Where something is typed; what is chosen in the others counts from when it was touched. */
const TYPED =
  'input:not([type]), input:is([type="text"], [type="tel"], [type="password"], [type="email"], [type="number"]), textarea';
/** A field that holds a choice for what comes next, and says nothing of whether somebody is at something. */
const PRESET = '[data-preset]';
/** A page of one task: to log in, to pay, to bet. Who opened it came for that. */
const TASK = 'main form[method="post"], [data-undisturbed]';
const DIALOG = '[role="dialog"], [role="alertdialog"], dialog[open]';
/** What was just said, and is being read. */
const SAID = '.notistack-Snackbar, [data-toast]';

const touched = new Set<Element>();

/** Notes which fields somebody changes from now on. Returns the function that stops it. */
export function watchFields(): () => void {
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('form') && !target.matches(PRESET)) touched.add(target);
  };
  for (const sign of ['input', 'change']) window.addEventListener(sign, note, { capture: true });
  return () => {
    for (const sign of ['input', 'change']) window.removeEventListener(sign, note, { capture: true });
  };
}

function isFilled(field: Element): boolean {
  return 'value' in field && field.value !== '' && !field.matches(PRESET);
}

function hasChosen(): boolean {
  for (const field of touched) if (!field.isConnected) touched.delete(field);
  return [...touched].some(isFilled);
}

/**
 * True while the person is at something: has a form to send or a bet builder to bet at, has typed or chosen something, has a dialog
 * open, is being told something, or has on the page what waits for nobody, like a QR to pay or an offer to answer.
 */
export function isOccupied(): boolean {
  const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
  const isAtSomething = document.querySelector(`${TASK}, ${DIALOG}, ${SAID}`) !== null;
  return isInField || isAtSomething || [...document.querySelectorAll(TYPED)].some(isFilled) || hasChosen();
}

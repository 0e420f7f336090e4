/**
 * In the page, written into its head, so it knows nothing beside its own lines. A button that is pressed before the scripts are
 * there shows that it was, and is pressed again once the page has come alive: once, however often that was in impatience, and a
 * key, which has a `value`, as often as it was. A press from longer ago than `mostMs` is dropped, as nobody waits for it any more.
 * Where a key is dropped, so are the keys after it: digits without the first one are another number.
 */
export function keepEarlyPresses(mostMs: number, lookMs: number): void {
  const presses: { readonly button: HTMLButtonElement; readonly at: number }[] = [];
  let timer = 0;
  const isKnown = (part: Node, mark: string) => Object.keys(part).some((key) => key.startsWith(mark));
  // From then on React hears a press itself, and brings to life what was pressed.
  const isHeard = () => isKnown(document, '__reactContainer');
  let isAlive = false;
  // One press at each look: the page first has to read what is kept on the device, and to apply the press before.
  const pressNext = () => {
    const waiting = presses.some(({ button }) => button.isConnected && !isKnown(button, '__reactProps'));
    if (!isHeard() || waiting) return;
    if (!isAlive) {
      isAlive = true;
      return;
    }
    const next = presses.shift();
    if (!next) return clearInterval(timer);
    const { button, at } = next;
    const isDropped = !button.isConnected || performance.now() - at >= mostMs;
    if (isDropped && button.value) {
      for (const later of presses.filter((one) => one.button.value)) {
        presses.splice(presses.indexOf(later), 1);
        delete later.button.dataset.pressed;
      }
    }
    if (presses.every((later) => later.button !== button)) delete button.dataset.pressed;
    if (!isDropped) button.click();
  };
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button' || isHeard()) return;
    const at = presses.findIndex((one) => one.button === button);
    if (at >= 0 && !button.value) presses.splice(at, 1);
    presses.push({ button, at: performance.now() });
    button.dataset.pressed = '';
    timer ||= window.setInterval(pressNext, lookMs);
  };
  window.addEventListener('click', note, { capture: true });
}

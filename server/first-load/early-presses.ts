/**
 * In the page, written into its head, so it knows nothing beside its own lines. A button that is pressed before its part of the
 * page is alive shows that it was, and is pressed again once it is: once, however often that was in impatience, and a key, which
 * has a `value`, as often as it was. A press from longer ago than `mostMs` is dropped, as nobody waits for it any more. Where a
 * key is dropped, so are the keys after it: digits without the first one are another number.
 */
export function keepEarlyPresses(mostMs: number, lookMs: number): void {
  let presses: { readonly button: HTMLButtonElement; readonly at: number }[] = [];
  let timer = 0;
  let isPressing = false;
  let isAlive = false;
  const isKnown = (part: Node, mark: string) => Object.keys(part).some((key) => key.startsWith(mark));
  // From then on React hears a press itself, and brings to life what was pressed.
  const isHeard = () => isKnown(document, '__reactContainer');
  // After one that was dropped no key is kept any more.
  let isKeyDropped = false;
  const dropOld = () => {
    let isAfterDropped = false;
    presses = presses.filter(({ button, at }) => {
      const isOld = !button.isConnected || performance.now() - at >= mostMs;
      const isDropped = isOld || (button.value !== '' && isAfterDropped);
      if (isDropped) delete button.dataset.pressed;
      if (isDropped && button.value) isAfterDropped = isKeyDropped = true;
      return !isDropped;
    });
    // A key may wait more than once.
    for (const { button } of presses) button.dataset.pressed ??= '';
  };
  // Whether a press comes to its button: React keeps it from a part whose scripts are not all there.
  const watchPress = (button: HTMLButtonElement) => {
    let hasCome = false;
    const come = () => {
      hasCome = true;
    };
    button.addEventListener('click', come, { once: true });
    return () => {
      button.removeEventListener('click', come);
      return hasCome || button.matches(':disabled');
    };
  };
  const press = (button: HTMLButtonElement) => {
    const hasCome = watchPress(button);
    isPressing = true;
    button.click();
    isPressing = false;
    return hasCome();
  };
  // One press at each look: the page first has to read what is kept on the device, and to apply the press before.
  const pressNext = () => {
    dropOld();
    const [next] = presses;
    if (!next) {
      clearInterval(timer);
      timer = 0;
      return;
    }
    const { button } = next;
    if (!isHeard() || !isKnown(button, '__reactProps')) return;
    if (!isAlive) {
      isAlive = true;
      return;
    }
    if (!press(button)) return;
    presses.shift();
    if (presses.every((later) => later.button !== button)) delete button.dataset.pressed;
  };
  const keep = (button: HTMLButtonElement) => {
    if (button.value && isKeyDropped) return;
    if (!button.value) presses = presses.filter((one) => one.button !== button);
    presses.push({ button, at: performance.now() });
    button.dataset.pressed = '';
    timer ||= window.setInterval(pressNext, lookMs);
  };
  const note = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (isPressing || button?.type !== 'button') return;
    if (!isHeard()) return keep(button);
    if (button.value && presses.some((one) => one.button.value)) {
      // Behind the keys that wait, as it was pressed after them.
      event.stopImmediatePropagation();
      return keep(button);
    }
    // Who presses again does not mean two presses.
    presses = presses.filter((one) => one.button !== button);
    delete button.dataset.pressed;
    // What keeps a press from its button on purpose prevents it as well.
    const hasCome = watchPress(button);
    setTimeout(() => hasCome() || event.defaultPrevented || keep(button));
  };
  window.addEventListener('click', note, { capture: true });
}

/** Two presses before the page has time to draw what the first one did, as on a slow phone. */
export function pressTwice(button: HTMLElement): void {
  for (let presses = 0; presses < 2; presses += 1)
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

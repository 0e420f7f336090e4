/** True while the person types or chooses in a form, or has on the page what waits for nobody, like a QR to pay. */
export function isOccupied(): boolean {
  const isInField = document.activeElement?.matches('input, select, textarea') ?? false;
  return isInField || document.querySelector('[data-undisturbed]') !== null;
}

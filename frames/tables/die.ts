/** A die that shows a face, as pictures of plain dots. */
export function dieOf(face: number): HTMLElement {
  const die = document.createElement('span');
  die.className = 'die';
  die.dataset.face = String(face);
  die.ariaHidden = 'true';
  return die;
}

import type { SlotSymbol } from '#rules/slots/symbols.ts';
import { copy } from './copy.ts';
import type { DrawSymbol } from './symbol-art.ts';

/** Shows which symbol is special in free spins, in a corner of the reels; nothing for null. */
export function showSpecial(draw: DrawSymbol, symbol: SlotSymbol | null): void {
  const [badge, label, canvas] = ['special', 'special-label', 'special-symbol'].map((id) =>
    document.getElementById(id),
  );
  if (!badge || !label || !(canvas instanceof HTMLCanvasElement)) return;
  badge.hidden = symbol === null;
  label.textContent = copy.special;
  const context = canvas.getContext('2d');
  if (!context || symbol === null) return;
  context.clearRect(0, 0, canvas.width, canvas.height);
  draw(context, symbol, { x: 0, y: 0, size: canvas.width });
}

import type { WheelPrize } from '#lib/api/wheel/queries.ts';
import { slicesOf } from '#rules/wheel/slices.ts';

const FULL = 2 * Math.PI;
/** Slices begin at the top. */
const TOP = -FULL / 4;

/** Draws the wheel once; it turns as a picture, so that no frame of the turn costs the page anything. */
export function drawWheel(canvas: HTMLCanvasElement, prizes: readonly WheelPrize[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const value = (name: string) => style.getPropertyValue(name).trim();
  const size = Math.round(canvas.clientWidth * Math.min(window.devicePixelRatio || 1, 2));
  canvas.width = size;
  canvas.height = size;
  const radius = size / 2;
  pen.translate(radius, radius);
  for (const [at, { from, size: part }] of slicesOf(prizes).entries()) {
    const prize = prizes[at];
    if (!prize) continue;
    const start = TOP + from * FULL;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, radius * 0.98, start, start + part * FULL);
    pen.closePath();
    pen.fillStyle = value(`--slice-${prize.color}`);
    pen.fill();
    pen.strokeStyle = value('--slice-edge');
    pen.lineWidth = radius * 0.012;
    pen.stroke();
    pen.save();
    pen.rotate(start + (part * FULL) / 2);
    pen.fillStyle = value('--slice-text');
    pen.font = `600 ${radius * 0.095}px ${value('--font-text')}`;
    pen.textAlign = 'right';
    pen.textBaseline = 'middle';
    pen.fillText(prize.name, radius * 0.9, 0, radius * 0.62);
    pen.restore();
  }
  pen.beginPath();
  pen.arc(0, 0, radius * 0.16, 0, FULL);
  pen.fillStyle = value('--slice-edge');
  pen.fill();
}

import type { WheelPrize } from '#lib/api/wheel/queries.ts';
import { type Piece, piecesOf } from '#rules/wheel/slices.ts';

const FULL = 2 * Math.PI;
/** Slices begin at the top. */
const TOP = -FULL / 4;
const LAMPS = 24;
/** Parts of the radius: the rim, the slices in it, and the hub. */
const SLICES = 0.9;
const HUB = 0.17;
/** From this size on a name has room for larger letters. */
const WIDE = 1 / 20;

interface Brush {
  readonly pen: CanvasRenderingContext2D;
  readonly radius: number;
  /** A colour or font of the style sheet. */
  readonly value: (name: string) => string;
}

function drawDisc({ pen }: Brush, radius: number, fill: string | CanvasGradient): void {
  pen.beginPath();
  pen.arc(0, 0, radius, 0, FULL);
  pen.fillStyle = fill;
  pen.fill();
}

function gold({ pen, radius, value }: Brush, reach: number): CanvasGradient {
  const shine = pen.createLinearGradient(-radius * reach, -radius * reach, radius * reach, radius * reach);
  shine.addColorStop(0, value('--rim-light'));
  shine.addColorStop(0.5, value('--rim'));
  shine.addColorStop(1, value('--rim-dark'));
  return shine;
}

function drawRim(brush: Brush): void {
  const { pen, radius, value } = brush;
  drawDisc(brush, radius * 0.99, gold(brush, 0.7));
  for (let lamp = 0; lamp < LAMPS; lamp += 1) {
    const angle = (lamp / LAMPS) * FULL;
    pen.beginPath();
    pen.arc(Math.cos(angle) * radius * 0.945, Math.sin(angle) * radius * 0.945, radius * 0.02, 0, FULL);
    pen.fillStyle = value(lamp % 2 === 0 ? '--lamp' : '--lamp-warm');
    pen.fill();
  }
}

function drawPiece(brush: Brush, { color, name }: WheelPrize, { from, size }: Piece): void {
  const { pen, radius, value } = brush;
  const start = TOP + from * FULL;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.arc(0, 0, radius * SLICES, start, start + size * FULL);
  pen.closePath();
  pen.fillStyle = value(`--slice-${color}`);
  pen.fill();
  pen.strokeStyle = value('--rim');
  pen.lineWidth = radius * 0.01;
  pen.stroke();
  pen.save();
  pen.rotate(start + (size * FULL) / 2);
  pen.fillStyle = value('--slice-text');
  pen.font = `600 ${radius * (size < WIDE ? 0.08 : 0.1)}px ${value('--font-text')}`;
  pen.textAlign = 'right';
  pen.textBaseline = 'middle';
  pen.fillText(name, radius * 0.84, 0, radius * 0.58);
  pen.restore();
}

function drawHub(brush: Brush): void {
  const { pen, radius, value } = brush;
  drawDisc(brush, radius * HUB, gold(brush, HUB));
  drawDisc(brush, radius * HUB * 0.78, value('--hub'));
  pen.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const reach = radius * HUB * (point % 2 === 0 ? 0.6 : 0.26);
    const angle = TOP + (point / 10) * FULL;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  pen.fillStyle = value('--rim-light');
  pen.fill();
}

/** Draws the wheel once; it turns as a picture, so that no frame of the turn costs the page anything. */
export function drawWheel(canvas: HTMLCanvasElement, prizes: readonly WheelPrize[]): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const style = getComputedStyle(canvas);
  const size = Math.round(canvas.clientWidth * Math.min(window.devicePixelRatio || 1, 2));
  canvas.width = size;
  canvas.height = size;
  const radius = size / 2;
  const brush: Brush = { pen, radius, value: (name) => style.getPropertyValue(name).trim() };
  pen.translate(radius, radius);
  drawRim(brush);
  for (const piece of piecesOf(prizes)) {
    const prize = prizes[piece.prize];
    if (prize) drawPiece(brush, prize, piece);
  }
  const shade = pen.createRadialGradient(0, 0, radius * 0.3, 0, 0, radius * SLICES);
  shade.addColorStop(0, 'transparent');
  shade.addColorStop(1, brush.value('--shade'));
  drawDisc(brush, radius * SLICES, shade);
  drawHub(brush);
}

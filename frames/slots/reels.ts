import { drawOverTime, partOf } from '#frames/parts/over-time.ts';
import type { Cell, Window } from '#rules/slots/events.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';
import type { DrawSymbol } from './symbol-art.ts';

const SPIN_MS = 700;
const REEL_DELAY_MS = 160;
/** Symbols that pass while a reel turns. */
const PASSING = 14;
/** How much higher than wide a cell may be, where a phone has the room for it. */
export const TALLEST_CELL = 1.28;

/** Where a round is shown. */
export interface Board {
  readonly canvas: HTMLCanvasElement;
  readonly draw: DrawSymbol;
  /** Symbols to pass by while reels turn. */
  readonly passing: readonly SlotSymbol[];
  readonly isStill: boolean;
  /** Reels that are held while the others turn. */
  readonly held?: readonly number[];
  /** Called when a reel that turned has stopped. */
  readonly onStop?: () => void;
}

export interface Layout {
  /** Of one cell, in pixels of the canvas. */
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  readonly context: CanvasRenderingContext2D;
}

/** Where a window lies in the canvas, as large as it can be. */
export function layoutOf(canvas: HTMLCanvasElement, window: Window): Layout | undefined {
  const context = canvas.getContext('2d');
  const rows = Math.max(1, ...window.map((reel) => reel.length));
  if (!context) return undefined;
  const width = Math.floor(Math.min(canvas.width / window.length, canvas.height / rows));
  const height = Math.floor(Math.min(canvas.height / rows, width * TALLEST_CELL));
  const left = Math.floor((canvas.width - width * window.length) / 2);
  return { width, height, left, top: Math.floor((canvas.height - height * rows) / 2), context };
}

/** Where a cell lies in the canvas. */
export function boxOf({ width, height, left, top }: Layout, reel: number, row: number): Box {
  return { x: left + reel * width, y: top + row * height, width, height };
}

/** The pixels of the canvas follow its size on the screen. */
export function fitCanvas(canvas: HTMLCanvasElement): void {
  const scale = Math.min(devicePixelRatio, 2);
  canvas.width = Math.round(canvas.clientWidth * scale);
  canvas.height = Math.round(canvas.clientHeight * scale);
}

/** A part of the canvas. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws a window that stands still; cells that won are lit and as large as `swell` says, the others dimmed. */
export function drawWindow(
  { canvas, draw, held = [] }: Board,
  window: Window,
  lit: readonly Cell[] = [],
  swell = 1,
): void {
  const layout = layoutOf(canvas, window);
  if (!layout) return;
  const { context } = layout;
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (const [reel, shown] of window.entries())
    for (const [row, symbol] of shown.entries()) {
      const isLit = lit.some(([x, y]) => x === reel && y === row);
      context.globalAlpha = lit.length === 0 || isLit ? 1 : 0.32;
      const box = boxOf(layout, reel, row);
      drawTile(context, box, isLit);
      draw(context, symbol, squareIn(box, isLit ? swell : 1));
    }
  context.globalAlpha = 1;
  frameReels(layout, window, held);
}

/** A frame of gold around each reel that is held. */
function frameReels(layout: Layout, window: Window, held: readonly number[]): void {
  const { context, width, height } = layout;
  const line = width / 20;
  context.strokeStyle = '#ffcf5c';
  context.lineWidth = line;
  for (const reel of held) {
    const { x, y } = boxOf(layout, reel, 0);
    const whole = height * (window[reel]?.length ?? 0);
    context.beginPath();
    context.roundRect(x + line / 2, y + line / 2, width - line, whole - line, width / 8);
    context.stroke();
  }
}

/** The largest square in the middle of a box, so many times as large. */
export function squareIn({ x, y, width, height }: Box, times = 1) {
  const size = Math.min(width, height) * times;
  return { x: x + (width - size) / 2, y: y + (height - size) / 2, size };
}

/** What a symbol stands on. */
export function drawTile(
  context: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  isLit: boolean,
): void {
  const gap = width / 32;
  const fill = context.createLinearGradient(0, y, 0, y + height);
  fill.addColorStop(0, isLit ? 'rgb(255 224 130 / 62%)' : 'rgb(255 255 255 / 10%)');
  fill.addColorStop(1, isLit ? 'rgb(245 166 35 / 38%)' : 'rgb(255 255 255 / 3%)');
  context.fillStyle = fill;
  context.beginPath();
  context.roundRect(x + gap, y + gap, width - gap * 2, height - gap * 2, width / 9);
  context.fill();
}

const SWELL = 0.12;

/** Lights cells for so long, swelling and shrinking; without motion they are lit and stand. */
export function lightCells(board: Board, window: Window, lit: readonly Cell[], ms: number): Promise<void> {
  if (board.isStill) {
    drawWindow(board, window, lit);
    return new Promise((done) => setTimeout(done, ms / 2));
  }
  return drawOverTime(ms, (part) =>
    drawWindow(board, window, lit, 1 + SWELL * Math.abs(Math.sin(part * Math.PI * 2))),
  );
}

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Turns the reels and stops them from the left on a window; those that are held stay. Without motion they stand there at once. */
export function spinTo(board: Board, from: Window, to: Window, held: readonly number[]): Promise<void> {
  if (board.isStill) {
    drawWindow(board, to);
    return Promise.resolve();
  }
  const layout = layoutOf(board.canvas, to);
  if (!layout) return Promise.resolve();
  const strips = to.map((end, reel) => stripOf(board, from[reel] ?? end, end, reel));
  return new Promise((resolve) => {
    const begun = performance.now();
    const turning = new Set([...strips.keys()].filter((reel) => !held.includes(reel)));
    const step = (now: number) => {
      const parts = to.map((_, reel) =>
        held.includes(reel) ? 1 : partOf(now, begun, SPIN_MS + reel * REEL_DELAY_MS),
      );
      for (const [reel, part] of parts.entries()) if (part === 1 && turning.delete(reel)) board.onStop?.();
      if (turning.size === 0) {
        drawWindow(board, to);
        resolve();
        return;
      }
      layout.context.clearRect(0, 0, board.canvas.width, board.canvas.height);
      for (const [reel, strip] of strips.entries())
        drawReel(board, layout, {
          reel,
          strip,
          rows: to[reel]?.length ?? 0,
          part: easeOut(parts[reel] ?? 1),
        });
      frameReels(layout, to, held);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}

/** What passes on a reel, from the top of its end to the bottom of its beginning. */
function stripOf(
  { passing }: Board,
  from: readonly SlotSymbol[],
  to: readonly SlotSymbol[],
  reel: number,
): SlotSymbol[] {
  const between = Array.from({ length: PASSING }, (_, at) => passing[(at * 5 + reel * 3) % passing.length]);
  return [...to, ...between.filter((one) => one !== undefined), ...from];
}

interface TurningReel {
  readonly reel: number;
  readonly strip: readonly SlotSymbol[];
  readonly rows: number;
  /** From 0 to 1. */
  readonly part: number;
}

function drawReel({ canvas, draw }: Board, layout: Layout, { reel, strip, rows, part }: TurningReel): void {
  const { context, width, height, top } = layout;
  const travel = (strip.length - rows) * (1 - part);
  const first = Math.floor(travel);
  const shift = (travel - first) * height;
  context.save();
  context.beginPath();
  context.rect(boxOf(layout, reel, 0).x, top, width, Math.min(canvas.height - top, rows * height));
  context.clip();
  for (let row = 0; row <= rows; row += 1) {
    const symbol = strip[first + row];
    if (!symbol) continue;
    const box = boxOf(layout, reel, row);
    const moved = { ...box, y: box.y - shift };
    drawTile(context, moved, false);
    draw(context, symbol, squareIn(moved));
  }
  context.restore();
}

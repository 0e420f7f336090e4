import { drawOverTime } from '#frames/parts/over-time.ts';
import type { HeldCoin, Window } from '#rules/slots/events.ts';
import { copy } from './copy.ts';
import { type Board, boxOf, drawTile, drawWindow, layoutOf, squareIn } from './reels.ts';

/** What held coins are shown with. */
interface Coins {
  readonly coins: readonly HeldCoin[];
  /** How many of them were there before; the others have just come. */
  readonly old: number;
  readonly inBaht: (hundredths: number) => string;
}

const LANDING_MS = 380;
const SWELL = 0.3;

/** Shows held coins on their dimmed reels, each with what it is worth; new ones land on their cells. */
export function showCoins(board: Board, window: Window, shown: Coins): Promise<void> {
  if (board.isStill) {
    drawCoins(board, window, shown, 1);
    return Promise.resolve();
  }
  return drawOverTime(LANDING_MS, (part) => drawCoins(board, window, shown, 1 + SWELL * (1 - part)));
}

function drawCoins(board: Board, window: Window, { coins, old, inBaht }: Coins, swell: number): void {
  const layout = layoutOf(board.canvas, window);
  if (!layout) return;
  const { context } = layout;
  context.clearRect(0, 0, board.canvas.width, board.canvas.height);
  // No cell is lit, so all are dimmed.
  drawWindow(board, window, [[-1, -1]]);
  for (const [at, coin] of coins.entries()) {
    const [reel, row] = coin.cell;
    const box = boxOf(layout, reel, row);
    const square = squareIn(box, at < old ? 1 : swell);
    context.clearRect(box.x, box.y, box.width, box.height);
    drawTile(context, box, true);
    board.draw(context, 'coin', square);
    writeAmount(context, square, coin, inBaht(coin.payHundredths).replace('.00', ''));
  }
}

/** `฿` is on the coin itself: the amount stands across it, over the name of its jackpot. */
function writeAmount(
  context: CanvasRenderingContext2D,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
  { jackpot }: HeldCoin,
  amount: string,
): void {
  const lines = jackpot === null ? [amount] : [amount, copy.jackpots[jackpot]];
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  for (const [at, line] of lines.entries()) {
    const height = size * (at === 0 ? 0.34 : 0.22);
    context.font = `700 ${height}px "IBM Plex Sans Thai", sans-serif`;
    const [centre, middle] = [x + size / 2, y + size * (lines.length === 1 ? 0.52 : 0.42 + at * 0.3)];
    context.lineWidth = height / 3;
    context.strokeStyle = '#3a1604';
    context.strokeText(line, centre, middle, size * 0.92);
    context.fillStyle = at === 0 ? '#ffffff' : '#7cf5ff';
    context.fillText(line, centre, middle, size * 0.92);
  }
}

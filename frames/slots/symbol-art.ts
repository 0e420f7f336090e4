import { type SlotSymbol, symbols } from '#rules/slots/symbols.ts';

/** Cells of a picture of symbols: so many beside each other, each so many px. */
const COLUMNS = 4;
const CELL_PX = 128;

/** Draws a symbol into a square of the canvas. */
export type DrawSymbol = (
  context: CanvasRenderingContext2D,
  symbol: SlotSymbol,
  at: { readonly x: number; readonly y: number; readonly size: number },
) => void;

/** The symbols of a game as its picture has them. Throws when the picture does not come. */
export async function loadSymbols(gameId: string): Promise<DrawSymbol> {
  const picture = new Image();
  picture.src = `/games/${gameId}/symbols.webp`;
  await picture.decode();
  return (context, symbol, { x, y, size }) => {
    const place = symbols.indexOf(symbol);
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    context.drawImage(picture, column * CELL_PX, row * CELL_PX, CELL_PX, CELL_PX, x, y, size, size);
  };
}

import { sheetCopy } from '#components/games/sheet/copy.ts';
import { type SlotSymbol, symbols } from '#rules/slots/symbols.ts';

/** Cells of the picture of a game's symbols (scripts/art/draw-games.ts). */
const COLUMNS = 4;
const CELL = 128;

interface SymbolPictureProps {
  readonly gameId: string;
  readonly symbol: SlotSymbol;
  readonly size: number;
}

/** One symbol of a game, cut out of the picture that has all of them. */
export function SymbolPicture({ gameId, symbol, size }: SymbolPictureProps) {
  const place = symbols.indexOf(symbol);
  const [x, y] = [(place % COLUMNS) * CELL, Math.floor(place / COLUMNS) * CELL];
  const height = Math.ceil(symbols.length / COLUMNS) * CELL;
  return (
    <svg width={size} height={size} viewBox={`${x} ${y} ${CELL} ${CELL}`} role="img">
      <title>{sheetCopy.symbol(symbol)}</title>
      <image href={`/games/${gameId}/symbols.webp`} width={COLUMNS * CELL} height={height} />
    </svg>
  );
}

import type { HouseRound } from '#contract/house.ts';
import { baht, nextTask, part, say } from '#frames/parts/page-parts.ts';
import { openSound } from '#frames/parts/sound.ts';
import { openWon, type Won } from '#frames/parts/won.ts';
import { describeMachine } from '#rules/slots/describe-machine.ts';
import { isSlotEvent, type Window } from '#rules/slots/events.ts';
import { isMachineId } from '#rules/slots/machine.ts';
import { machines } from '#rules/slots/machines.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';
import { copy } from './copy.ts';
import { drawWindow, fitCanvas, TALLEST_CELL } from './reels.ts';
import { showRound } from './show-round.ts';
import { showSpecial } from './show-special.ts';
import { type DrawSymbol, loadSymbols } from './symbol-art.ts';

/** The reels of a game on the page. */
export interface GameBoard {
  /** Stands on this window while nothing turns. */
  readonly showWindow: (window: Window) => void;
  /** Shows what happened in a round, from the window before it, and tells it in words. */
  readonly show: (round: HouseRound) => Promise<void>;
}

/** The canvas that the reels are drawn on. Throws when it is missing. */
function reelsCanvas(): HTMLCanvasElement {
  const element = part('reels');
  if (!(element instanceof HTMLCanvasElement)) throw new Error('reels is no canvas');
  return element;
}

/** Names the game, dresses the page for it and draws its reels. Throws when its pictures do not come. */
export async function openBoard(gameId: string, machine: string, name: string): Promise<GameBoard> {
  if (!isMachineId(machine)) throw new Error(`${machine} has no reels`);
  const canvas = reelsCanvas();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const sound = openSound();
  const draw = await loadSymbols(gameId);
  // A machine never shows a symbol that it does not have.
  const passing = describeMachine(machine).paytable.map(({ symbol }) => symbol);
  const board = { canvas, draw, passing, isStill, onStop: sound.tick };
  const { reels, rows } = machines[machine].shape;
  let window = firstWindow(passing, reels, rows);
  let isTurning = false;
  const redraw = () => {
    fitCanvas(canvas);
    if (!isTurning) drawWindow(board, window);
  };
  document.body.style.setProperty('--picture', `url("/games/${gameId}/background.webp")`);
  const stage = part('stage').style;
  stage.setProperty('--columns', String(reels));
  stage.setProperty('--rows', String(rows));
  stage.setProperty('--tallest', String(TALLEST_CELL));
  document.title = name;
  part('name').textContent = name;
  addEventListener('resize', redraw);
  redraw();
  return {
    showWindow: (next) => {
      window = next;
      redraw();
    },
    show: async (round) => {
      isTurning = true;
      const won = openWon(isStill);
      try {
        window = await showRound(
          board,
          round.events.filter(isSlotEvent),
          window,
          roundText(board.draw, round, won),
        );
      } finally {
        isTurning = false;
      }
      await nextTask();
      sound.win(round.win / round.stake);
      won.end(round.win, round.win / round.stake);
      canvas.ariaLabel = copy.windowInWords(window.map((reel) => reel.join(' ')).join(' | '));
    },
  };
}

function roundText(draw: DrawSymbol, { stake }: HouseRound, won: Won) {
  const inBaht = (hundredths: number) => (stake * hundredths) / 100;
  return {
    say,
    inBaht: (hundredths: number) => baht(inBaht(hundredths)),
    special: (symbol: SlotSymbol | null) => showSpecial(draw, symbol),
    won: (hundredths: number) => won.count(inBaht(hundredths)),
  };
}

function firstWindow(passing: readonly SlotSymbol[], reels: number, rows: number): Window {
  return Array.from({ length: reels }, (_, reel) =>
    Array.from({ length: rows }, (_, row) => passing[(reel * 2 + row * 3) % passing.length] ?? 'low1'),
  );
}

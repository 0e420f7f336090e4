import type { HeldCoin, SlotEvent, Win, Window } from '#rules/slots/events.ts';
import type { SlotSymbol } from '#rules/slots/symbols.ts';
import { showCoins } from './coins.ts';
import { copy } from './copy.ts';
import { type Board, drawWindow, lightCells, spinTo } from './reels.ts';

/** What is told beside the reels while a round is shown. */
export interface RoundWords {
  readonly say: (words: string) => void;
  /** What was won so far, in hundredths of the stake. */
  readonly won: (hundredths: number) => void;
  /** So many hundredths of the stake, in baht. */
  readonly inBaht: (hundredths: number) => string;
  /** The symbol that is special from now on; null for none. */
  readonly special: (symbol: SlotSymbol | null) => void;
}

const WIN_MS = 900;
const QUICK_MS = 350;

const pause = (ms: number, { isStill }: Board) => new Promise((done) => setTimeout(done, isStill ? 0 : ms));

/** How far a round is shown. */
interface Scene {
  readonly words: RoundWords;
  board: Board;
  window: Window;
  won: number;
  coins: readonly HeldCoin[];
  /** The window is drawn, and nothing of it lit or framed. */
  isPlain: boolean;
}

/** Shows what happened in a round, one event after the other; answers the window at its end. */
export async function showRound(
  board: Board,
  events: readonly SlotEvent[],
  before: Window,
  words: RoundWords,
): Promise<Window> {
  const scene: Scene = { words, board, window: before, won: 0, coins: [], isPlain: false };
  words.special(null);
  for (const event of events) await showEvent(scene, event);
  words.special(null);
  if (scene.coins.length === 0 && !scene.isPlain) drawWindow(board, scene.window);
  return scene.window;
}

async function showEvent(scene: Scene, event: SlotEvent): Promise<void> {
  const { words, board } = scene;
  scene.isPlain = event.kind === 'spin' && event.held.length === 0 && event.wins.length === 0;
  if (event.kind === 'spin') {
    scene.board = { ...board, held: event.held };
    await spinTo(scene.board, scene.window, event.window, event.held);
    scene.window = event.window;
    await showWins(scene, event.wins);
  } else if (event.kind === 'cascade') {
    await pause(QUICK_MS, board);
    scene.window = event.window;
    drawWindow(board, scene.window);
    await showWins(scene, event.wins);
  } else if (event.kind === 'expand') {
    await pause(QUICK_MS, board);
    scene.window = scene.window.map((reel, at) =>
      event.reels.includes(at) ? reel.map(() => event.symbol) : reel,
    );
    const isWild = event.symbol === 'wild';
    words.say(isWild ? copy.wildHeld : copy.expanded);
    if (isWild) scene.board = { ...board, held: [...(board.held ?? []), ...event.reels] };
    drawWindow(scene.board, scene.window);
    await pause(QUICK_MS, board);
    await showWins(scene, event.wins);
  } else if (event.kind === 'free-spins') {
    words.say(event.awarded > 0 ? copy.freeSpinsWon(event.awarded) : copy.freeSpins(event.left));
    words.special(event.special);
    if (event.cells.length > 0) drawWindow(board, scene.window, event.cells);
    await pause(event.awarded > 0 ? WIN_MS : 0, board);
  } else if (event.kind === 'hold') {
    const old = scene.coins.length;
    scene.coins = event.coins;
    words.say(old === 0 ? copy.coinsHeld(event.coins.length) : copy.respins(event.left));
    await showCoins(board, scene.window, { coins: event.coins, old, inBaht: words.inBaht });
    await pause(old === 0 ? WIN_MS : QUICK_MS, board);
  } else if (event.kind === 'prize') {
    const baht = words.inBaht(event.payHundredths);
    words.say(event.name === 'grand' ? copy.grand(baht) : copy.coinsPaid(scene.coins.length, baht));
    scene.won += event.payHundredths;
    words.won(scene.won);
    await pause(WIN_MS, board);
  } else words.say(copy.capped);
}

/** Lights what won, and says what all of it is multiplied by. */
async function showWins(scene: Scene, wins: readonly Win[]): Promise<void> {
  if (wins.length === 0) return;
  const [times = 1, ...others] = new Set(wins.map(({ multiplier }) => multiplier));
  if (times > 1 && others.length === 0) scene.words.say(copy.multiplied(times));
  scene.won += wins.reduce((sum, { payHundredths }) => sum + payHundredths, 0);
  scene.words.won(scene.won);
  await lightCells(
    scene.board,
    scene.window,
    wins.flatMap(({ cells }) => [...cells]),
    WIN_MS,
  );
}

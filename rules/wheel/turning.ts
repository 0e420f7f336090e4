/** How long the wheel turns, and how many whole turns it makes meanwhile. */
export const TURN_MS = 5_000;
export const WHOLE_TURNS = 6;

/** How far the wheel has come, from 0 to 1, at a part of its time: it slows down all the way and stands at the end. */
export function slowing(part: number): number {
  const left = 1 - Math.min(1, Math.max(0, part));
  return 1 - left ** 4;
}

/** The end of a turn, in turns: more whole ones, and then the place under the pointer at the top. */
export function endOfTurn(from: number, place: number): number {
  const rest = (((-place - from) % 1) + 1) % 1;
  return from + WHOLE_TURNS + rest;
}

/** A prize comes to the board so long after its spin, which is when the wheel stands on a slow line too. */
export const BOARD_AFTER_MS = 15_000;

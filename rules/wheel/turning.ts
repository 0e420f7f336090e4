/** How long the wheel turns, and how many whole turns it makes meanwhile. */
export const TURN_MS = 5_000;
const WHOLE_TURNS = 6;

/** It slows down all the way and stands at the end: the control points of a curve, as style sheets have them. */
export const SLOWING = 'cubic-bezier(0.165, 0.84, 0.44, 1)';

/** The end of a turn, in turns: more whole ones, and then the place under the pointer at the top. */
export function endOfTurn(from: number, place: number): number {
  const rest = (((-place - from) % 1) + 1) % 1;
  return from + WHOLE_TURNS + rest;
}

/** How far into the turn, from 0 to 1 of its time, the wheel has come so far, from 0 to 1. */
export function timeOfWay(way: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, way))) ** (1 / 4);
}

/** A prize comes to the board so long after its spin, which is when the wheel stands on a slow line too. */
export const BOARD_AFTER_MS = 15_000;

import type { Draw } from '#rules/draw/draw.ts';
import { runAtOnce, runDrawing } from '#rules/draw/drawing.ts';
import { type SlotEvent, sumOfEvents } from './events.ts';
import type { Machine } from './machine.ts';

/** What happened in a round, and what it pays in hundredths of its stake. */
export interface PlayedRound {
  readonly events: readonly SlotEvent[];
  readonly payHundredths: number;
}

/** Plays one round by draws that are made one after the other (`drawsOf`). */
export async function playRound(machine: Machine, draw: Draw): Promise<PlayedRound> {
  return paidBy(machine, await runDrawing(machine.play(), draw));
}

/** The same by draws that are there at once, for simulations. */
export function playAtOnce(machine: Machine, draw: (bound: number) => number): PlayedRound {
  return paidBy(machine, runAtOnce(machine.play(), draw));
}

function paidBy({ mostHundredths }: Machine, events: readonly SlotEvent[]): PlayedRound {
  const won = sumOfEvents(events);
  if (won <= mostHundredths) return { events, payHundredths: won };
  return {
    events: [...events, { kind: 'capped', payHundredths: mostHundredths }],
    payHundredths: mostHundredths,
  };
}

import type { Draw } from './draw.ts';

/** Draws of a round: it asks with a bound and is answered a whole number below it, each as likely as any other. */
export type Drawing<Result> = Generator<number, Result, number>;

/** What a drawing comes to by draws that are made one after the other (`drawsOf`). */
export async function runDrawing<Result>(drawing: Drawing<Result>, draw: Draw): Promise<Result> {
  let step = drawing.next();
  while (!step.done) step = drawing.next(await draw(step.value));
  return step.value;
}

/** The same by draws that are there at once, for simulations. */
export function runAtOnce<Result>(drawing: Drawing<Result>, draw: (bound: number) => number): Result {
  let step = drawing.next();
  while (!step.done) step = drawing.next(draw(step.value));
  return step.value;
}

import path from 'node:path';

/** Programs that tests start as processes of their own: of the product, and of the tests. */
export const programs = [
  'backend/main.ts',
  'backend/core/ops/main.ts',
  'tests/programs/lock-opener.ts',
  'tests/programs/statement-taker.ts',
  'tests/programs/wager-worker.ts',
] as const;
export type Program = (typeof programs)[number];

/**
 * They live for seconds: compiling the database's code for speed, checking what is never run, or threads beside the one that
 * works (compiling, collecting) cost more than they save.
 */
const SHORT_LIVED = ['--liftoff-only', '--wasm-lazy-validation', '--single-threaded'];

/** Node's arguments for a program: bundled where `tests/programs/bundle.ts` did so, else its sources. */
export function nodeArguments(program: Program): readonly string[] {
  const { BUNDLED_PROGRAMS } = process.env;
  if (!BUNDLED_PROGRAMS) return [program];
  return [...SHORT_LIVED, path.join(BUNDLED_PROGRAMS, program.replace(/ts$/, 'js'))];
}

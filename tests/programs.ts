import path from 'node:path';

/** Programs that tests start as processes of their own. */
export const programs = ['backend/main.ts', 'backend/ops/main.ts'] as const;
export type Program = (typeof programs)[number];

/**
 * Node's words for a program: bundled where `tests/bundle-programs.ts` did so, else its sources. It lives for seconds, so
 * that compiling the database's code a second time, for speed, costs more than it saves.
 */
export function wordsOf(program: Program): readonly string[] {
  const { BUNDLED_PROGRAMS } = process.env;
  if (!BUNDLED_PROGRAMS) return [program];
  return ['--liftoff-only', path.join(BUNDLED_PROGRAMS, program.replace(/ts$/, 'js'))];
}

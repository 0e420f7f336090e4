/** How many callers ask at once where a race is tried. */
export const AT_ONCE = 64;

/** Asks as so many callers at once; the answers in the order of the callers, which are counted from 0. */
export function atOnce<Answer>(ask: (caller: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, caller) => ask(caller)));
}

const RANGE = 2 ** 32;

/** A whole number from 0 up to one less than `end`, each equally likely, from the chance of the system. */
export function randomBelow(end: number): number {
  // What lies beyond the last whole multiple would make the first numbers likelier.
  const fair = RANGE - (RANGE % end);
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= fair);
  return (drawn[0] ?? 0) % end;
}

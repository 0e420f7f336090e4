/**
 * So many different numbers of `digits` digits, each equally likely, in the order in which they were drawn; all there are when
 * more are asked for.
 * @param below a whole number from 0 up to one less than its argument, each equally likely
 */
export function randomNumbers(digits: number, count: number, below: (end: number) => number): string[] {
  const total = 10 ** digits;
  // A shuffle that goes only as far as numbers are wanted; what was moved is noted, the rest stands where it stood.
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, total) }, (_, at) => {
    const from = at + below(total - at);
    const drawn = moved.get(from) ?? from;
    moved.set(from, moved.get(at) ?? at);
    return String(drawn).padStart(digits, '0');
  });
}

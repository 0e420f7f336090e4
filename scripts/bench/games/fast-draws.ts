/** Numbers below a bound out of one seed, fast and the same in every run (splitmix32); no round with money is drawn so. */
export function fastDraws(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (state + 0x9e3779b9) | 0;
    let word = state ^ (state >>> 16);
    word = Math.imul(word, 0x21f0aaad);
    word ^= word >>> 15;
    word = Math.imul(word, 0x735a2d97);
    word ^= word >>> 15;
    return Math.floor(((word >>> 0) / 2 ** 32) * bound);
  };
}

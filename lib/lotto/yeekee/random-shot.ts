const SHOTS = 100_000;
/** From here on a 32-bit number would make small shots likelier: it is thrown again. */
const FAIR_BELOW = Math.floor(2 ** 32 / SHOTS) * SHOTS;

/** A shot by chance, `00000` to `99999`, all equally likely. */
export function randomShot(): string {
  for (;;) {
    const [thrown = FAIR_BELOW] = crypto.getRandomValues(new Uint32Array(1));
    if (thrown < FAIR_BELOW) return String(thrown % SHOTS).padStart(5, '0');
  }
}

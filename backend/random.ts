import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';

/** Chance and identity; verbs take them from `ctx`, so a test can fix them. */
export interface Random {
  /** Time-ordered UUID for keys. */
  uuid(): string;
  /** Uniform over 0 ≤ n < bound, without modulo bias. */
  int(bound: number): number;
  /** Unguessable text, base64url, of that many random bytes. */
  token(bytes: number): string;
}

/** Chance from the system's CSPRNG. */
export const systemRandom: Random = {
  uuid: () => randomUUIDv7(),
  int: (bound) => randomInt(bound),
  token: (bytes) => randomBytes(bytes).toString('base64url'),
};

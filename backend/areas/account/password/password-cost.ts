/** What a hash of a password costs: KiB of memory, passes over it, and lanes. */
export interface Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** Parameters of argon2id (OWASP password storage: 19 MiB, two passes, one lane). */
export const COST: Cost = { memory: 19_456, passes: 2, parallelism: 1 };

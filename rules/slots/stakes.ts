/** What a round may cost, in baht: pays are hundredths of it, so every win is whole satang. */
export const stakesBaht = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** True for a stake that machines take, in satang. */
export function isStake(satang: bigint): boolean {
  return stakesBaht.some((baht) => BigInt(baht) * 100n === satang);
}

const SATANG = 100n;

/** What an amount has to stay within, both among it, in satang. */
export interface Bounds {
  readonly least: bigint;
  readonly most: bigint;
}

/** The whole baht of an amount, in satang. */
function wholeBaht(satang: bigint): bigint {
  return satang - (satang % SATANG);
}

/** All amounts between which a transfer of `asked` is told, in satang: below the baht that follows, above the baht before. */
export function transferSpan(asked: bigint): Bounds {
  const whole = wholeBaht(asked);
  return { least: whole - SATANG + 1n, most: whole + SATANG - 1n };
}

function satangAfter(whole: bigint, { least, most }: Bounds): bigint[] {
  return Array.from({ length: Number(SATANG) - 1 }, (_, n) => whole + BigInt(n + 1)).filter(
    (amount) => amount > 0n && amount >= least && amount <= most,
  );
}

/**
 * Amounts by which a transfer of `asked` satang may be told: its whole baht and 1 to 99 satang, as far as the bounds let it.
 * Where they cut some of these off and the others are taken, the 99 below its whole baht. None when nothing is left.
 */
export function transferAmounts(asked: bigint, bounds: Bounds, taken: ReadonlySet<bigint>): bigint[] {
  const whole = wholeBaht(asked);
  const freeAfter = (baht: bigint) => satangAfter(baht, bounds).filter((amount) => !taken.has(amount));
  const above = freeAfter(whole);
  const isCut = whole + SATANG - 1n > bounds.most;
  return isCut && above.length === 0 ? freeAfter(whole - SATANG) : above;
}

/** True for money that is a transfer's amount but for the satang by which it is known: what was typed, or its whole baht. */
export function isWithoutSatang(
  satang: bigint,
  told: { readonly satang: bigint; readonly askedSatang: bigint | null },
): boolean {
  if (told.askedSatang === null || satang === told.satang) return false;
  return satang === told.askedSatang || satang === wholeBaht(told.satang);
}

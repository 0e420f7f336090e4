const PER = [10, 100, 1_000, 10_000, 100_000, 1_000_000];

/** A probability as people read it: `2 ใน 1,000`, with the smallest power of ten that makes it a whole number. */
export function chanceText(chance: number): string {
  const per = PER.find((one) => Math.abs(chance * one - Math.round(chance * one)) < 1e-9) ?? 1_000_000;
  return `${rateText(Math.round(chance * per))} ใน ${rateText(per)}`;
}

/** How much of 100 baht paid comes back in the long run, `90.0%`: probability times rate, over what a baht costs less a discount in percent. */
export function paybackText(chance: number, rate: number, discount = 0): string {
  return `${((chance * rate * 100) / (1 - discount / 100)).toFixed(1)}%`;
}

/** A rate as it is written on a bill: `900`, `3.2`, `5,000`. */
export function rateText(rate: number): string {
  const [whole = '', fraction = ''] = String(rate).split('.');
  // What is written as it stands needs no number format: making one holds a phone up for 40 ms.
  return /^\d+$/.test(whole) && fraction.length <= 2
    ? [whole.replace(/\B(?=(?:\d{3})+$)/g, ','), fraction].filter(Boolean).join('.')
    : rate.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** Points of every check-in, and more with these of a month in Bangkok; days without one take nothing away. */
export const CHECK_IN_POINTS = 5;
export const checkInExtras: ReadonlyMap<number, number> = new Map([
  [3, 5],
  [7, 10],
  [15, 20],
  [25, 35],
]);

/** Who checks in has put so much at risk in so many days, today among them: points for nothing would be an income of many accounts. */
export const CHECK_IN_STAKE_BAHT = 1_000;
export const CHECK_IN_DAYS = 7;

/** Points of a member's n-th check-in of a month, from 1 on. */
export function checkInPoints(number: number): number {
  return CHECK_IN_POINTS + (checkInExtras.get(number) ?? 0);
}

/** Of a stake that lets a member check in on every day that it can, so much comes back at the most, in hundredths of a percent, also where its days reach into the next month. */
export const CHECK_IN_RETURNED_BP = 38;

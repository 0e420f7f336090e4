/** Whether one bill won more than its stake, as `wonOf` has it for many; it stands alone because the first scripts of a bill's page hold no more. */
export function isGain(bill: { readonly total_payout: number; readonly total_stake: number }): boolean {
  return bill.total_payout > bill.total_stake;
}

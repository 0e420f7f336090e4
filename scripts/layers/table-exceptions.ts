interface TableException {
  readonly file: string;
  readonly table: string;
  /** Why the table is read outside its area. */
  readonly reason: string;
}

/** SQL that may name a table of another area. Only what cannot come by a port stands here. */
export const tableExceptions: readonly TableException[] = [
  {
    file: 'backend/areas/payment/withdraw/find-withdrawal-eligibility.ts',
    table: 'second_factor',
    reason: 'The withdrawal page reads in one statement, and a port would be a second one.',
  },
  {
    file: 'backend/areas/coupon/audit.sql',
    table: 'deposit',
    reason:
      'Whether a code was let go with its deposit is one statement over both; a port would be one for each deposit.',
  },
  {
    file: 'backend/areas/promotion/audit.sql',
    table: 'deposit',
    reason: 'Whether a promotion was chosen with a deposit is one statement over both, as that of a code is.',
  },
];

export function isException(file: string, table: string): boolean {
  return tableExceptions.some((one) => one.file === file && one.table === table);
}

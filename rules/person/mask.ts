/** A mobile number as its owner recognises it and nobody else learns it: `081-xxx-4567`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}-xxx-${mobile.slice(-4)}`;
}

/** The same where a stranger may read it, by its end alone: `xxx-xxx-4567`. */
export function maskMobileEnd(mobile: string): string {
  return `xxx-xxx-${mobile.slice(-4)}`;
}

/** A bank account number by the four digits before its last: `xxx-x-x1234-x`. */
export function maskAccountNo(accountNo: string): string {
  return `xxx-x-x${accountNo.slice(-5, -1)}-x`;
}

/** A mobile number as its owner recognises it and nobody else learns it: `081-xxx-4567`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}-xxx-${mobile.slice(-4)}`;
}

/** The same where a stranger may read it, by its end alone: `xxx-xxx-4567`. */
export function maskMobileEnd(mobile: string): string {
  return `xxx-xxx-${mobile.slice(-4)}`;
}

/** Somebody else by the first letter of a name and the last two digits of a number: `ส•••67`. */
export function maskPerson(name: string, mobile: string): string {
  return `${[...name][0] ?? ''}•••${mobile.slice(-2)}`;
}

/** A bank account number by the four digits before its last: `xxx-x-x1234-x`. */
export function maskAccountNo(accountNo: string): string {
  return `xxx-x-x${accountNo.slice(-5, -1)}-x`;
}

/**
 * A network address by its first half, `203.0.x.x` or `2001:db8:x:x`: its owner knows the line again, nobody finds it by this.
 * Empty for what is no address.
 */
export function maskAddress(address: string): string {
  const v4 = /^(\d+\.\d+)\.\d+\.\d+$/.exec(address)?.[1];
  if (v4 !== undefined) return `${v4}.x.x`;
  const v6 = /^([0-9a-f]+:[0-9a-f]+):/.exec(address)?.[1];
  return v6 === undefined ? '' : `${v6}:x:x`;
}

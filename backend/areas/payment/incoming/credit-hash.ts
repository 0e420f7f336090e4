import { requestHash } from '#backend/core/ledger/request-hash.ts';

const MARK = 'member:';

/** Whose deposit was credited with what, recorded by the ledger with the money, so that a deposit cannot be given to another member later. */
export function creditHash(paid: {
  readonly ref: string;
  readonly memberId: string;
  readonly satang: bigint;
}): string {
  return MARK + requestHash([paid.ref, paid.memberId, paid.satang]);
}

/** Earlier credits recorded a hash without the member; it has another form. */
export function namesMember(hash: string): boolean {
  return !/^[\w-]{43}$/.test(hash);
}

import { requestHash } from '#backend/core/ledger/request-hash.ts';

/** Who withdraws what to where, kept by the ledger with the held money, so that none of it can be exchanged later. */
export function withdrawalHash(asked: {
  readonly ref: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly bankCode: string;
  readonly accountMasked: string;
  /** Null for one from before it was kept. */
  readonly accountKey: string | null;
}): string {
  const { ref, memberId, satang, bankCode, accountMasked, accountKey } = asked;
  const key = accountKey === null ? [] : [accountKey];
  return requestHash([ref, memberId, satang, bankCode, accountMasked, ...key]);
}

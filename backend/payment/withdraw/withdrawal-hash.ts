import { requestHash } from '#backend/ledger/request-hash.ts';

/** Who withdraws what to where, kept by the ledger with the held money, so that none of it can be exchanged later. */
export function withdrawalHash(asked: {
  readonly ref: string;
  readonly memberId: string;
  readonly satang: bigint;
  readonly bankCode: string;
  readonly accountMasked: string;
}): string {
  return requestHash([asked.ref, asked.memberId, asked.satang, asked.bankCode, asked.accountMasked]);
}

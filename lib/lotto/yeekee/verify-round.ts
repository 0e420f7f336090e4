import { claimedProof } from '#contract/lotto/claimed-proof.ts';
import type { YeekeeProof, YeekeeRound } from '#lib/api/lotto/queries.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { type ProofCheck, type Receipt, verifyProof } from '#rules/lotto/yeekee/verify-proof.ts';

/** True where the browser can hash: on a page that came by https, or from this machine. */
export function canHash(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/** Computes a round again in this browser, step by step; none while it has no proof. Own receipts are held against it too. */
export async function verifyRound(
  room: YeekeeRound,
  receipts: readonly Receipt[],
): Promise<readonly ProofCheck[]> {
  const proof = claimedProof(room);
  if (!proof) return [];
  const checks = await verifyProof(webHashing, proof, receipts);
  return checks.filter(({ name }) => name !== 'receipts' || receipts.length > 0);
}

/** The shot that a receipt was given for; undefined when the proof holds none. */
export async function findReceipt({ shots }: YeekeeProof, receipt: string) {
  const links = await linksOf(
    webHashing,
    shots.map(({ number }) => number),
  );
  return shots[links.indexOf(receipt)];
}

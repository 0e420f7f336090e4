import type { ClaimedProof } from '#rules/lotto/yeekee/verify-proof.ts';
import type { YeekeeRound } from './yeekee.ts';

/** The proof of a round on the wire as the rules verify it; undefined while there is none. */
export function claimedProof({ commit, count, refund_reason, proof }: YeekeeRound): ClaimedProof | undefined {
  if (!proof) return undefined;
  const { seed, shots, sum, digits, fairness } = proof;
  return {
    ...{ commit, count, seed, shots, sum, digits, fairness },
    isRefunded: refund_reason !== null,
    chainHead: proof.chain_head,
    row1: proof.row_1,
    row16: proof.row_16,
    top3: proof.top_3,
    top2: proof.top_2,
    bottom2: proof.bottom_2,
    rowOrder: proof.row_order,
  };
}

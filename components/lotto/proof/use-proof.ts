'use client';

import { useQueryClient } from '@tanstack/react-query';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import type { VerifiedStep } from '#components/lotto/proof/verifier.tsx';
import { yeekeeRoundQuery } from '#lib/api/lotto/queries.ts';
import type { Receipt } from '#rules/lotto/yeekee/verify-proof.ts';

/** Loaded with the first check: hashing and the rules of a result. */
const loadVerifier = () => import('#lib/lotto/yeekee/verify-round.ts');

/** Checks a round as the site publishes it now, in this browser. */
export function useProof(roundId: string, receipts: readonly Receipt[]) {
  const queryClient = useQueryClient();
  const publishedRoom = () => queryClient.fetchQuery({ ...yeekeeRoundQuery(roundId), staleTime: 0 });
  return {
    verify: async (): Promise<readonly VerifiedStep[]> => {
      const [{ verifyRound }, room] = await Promise.all([loadVerifier(), publishedRoom()]);
      const own = receipts.map(({ position, receipt }) => ({ position, receipt }));
      return (await verifyRound(room, own)).map((check) => ({
        ...check,
        label: proofCopy.checks[check.name],
      }));
    },
    /** The shot of a receipt; undefined when the round holds none. */
    find: async (receipt: string) => {
      const [{ findReceipt }, { proof }] = await Promise.all([loadVerifier(), publishedRoom()]);
      return proof ? findReceipt(proof, receipt) : undefined;
    },
  };
}

'use client';

import { useQueryClient } from '@tanstack/react-query';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import type { VerifiedStep } from '#components/lotto/proof/verifier.tsx';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import { yeekeeRoundQuery } from '#lib/api/lotto/queries.ts';

/** Loaded with the first check: hashing and the rules of a result. */
const loadVerifier = () => import('#lib/lotto/yeekee/verify-round.ts');

/** Checks a round as the site publishes it now, in this browser. */
export function useProof(roundId: string, shots: readonly OwnShot[]) {
  const queryClient = useQueryClient();
  const publishedRoom = () => queryClient.fetchQuery({ ...yeekeeRoundQuery(roundId), staleTime: 0 });
  return {
    verify: async (): Promise<readonly VerifiedStep[]> => {
      const [{ verifyRound }, room] = await Promise.all([loadVerifier(), publishedRoom()]);
      const receipts = shots.flatMap(({ position, receipt }) => (receipt ? [{ position, receipt }] : []));
      return (await verifyRound(room, receipts)).map((check) => ({
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

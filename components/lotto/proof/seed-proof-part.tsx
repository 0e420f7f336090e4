'use client';

import dynamic from 'next/dynamic';

/** The proof of a draw by a committed seed, as a part that comes with pages of such draws alone. */
export const SeedProofPart = dynamic(() =>
  import('#components/lotto/proof/seed-proof.tsx').then((module) => module.SeedProof),
);

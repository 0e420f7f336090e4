'use client';

import dynamic from 'next/dynamic';
import { useArea } from '#stores/provider.tsx';

const RoundWins = dynamic(
  () => import('#components/lotto/bills/win/round-wins.tsx').then((module) => module.RoundWins),
  { ssr: false },
);

/** What a member won in a round, as a part that comes once it has a result; a visitor loads nothing of it. */
export function RoundWinsPart({ roundId, isNew = false }: { roundId: string; isNew?: boolean }) {
  const isMember = useArea('user', (state) => state.isLoggedIn);
  return isMember && <RoundWins roundId={roundId} isNew={isNew} />;
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { orMissing } from '#app/or-missing.tsx';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { lobbyCopy } from '#components/lotto/copy.ts';
import { NoRound } from '#components/lotto/round/no-round.tsx';
import { RoundView } from '#components/lotto/round/round-view.tsx';
import { firstRead } from '#lib/loaders/first-read.ts';
import { loadRound } from '#lib/loaders/lotto.ts';
import { idOf } from '#lib/loaders/search-params.ts';
import { requireViewer } from '#lib/loaders/viewer.ts';

export const metadata: Metadata = { title: lobbyCopy.title };

export default orMissing(async function RoundPage({ params }: PageProps<'/lotto/[[...round_id]]'>) {
  const [asked, ...deeper] = (await params).round_id ?? [];
  if (deeper.length > 0) notFound();
  const roundId = idOf(asked);
  const seed = await firstRead(async () => {
    const [loaded, viewer] = await Promise.all([loadRound(roundId), requireViewer()]);
    return { loaded, memberId: viewer.state === 'member' ? viewer.user.member_id : null };
  });
  if (seed.failure) return <InitialError failure={seed.failure} />;
  const { loaded, memberId } = seed.data;
  return loaded ? <RoundView {...loaded} memberId={memberId} /> : <NoRound />;
});

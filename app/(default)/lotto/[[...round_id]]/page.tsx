import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { page } from '#app/page-of.tsx';
import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { NoRound } from '#components/lotto/round/no-round.tsx';
import { RoundView } from '#components/lotto/round/round-view.tsx';
import { YeekeeView } from '#components/lotto/yeekee/yeekee-view.tsx';
import { loadRound } from '#lib/loaders/lotto/round.ts';
import { idOf } from '#lib/loaders/search-params.ts';

export const metadata: Metadata = { title: lobbyCopy.title };

export default page('everyone', [], async ({ params }: PageProps<'/lotto/[[...round_id]]'>, who) => {
  const [asked, ...deeper] = (await params).round_id ?? [];
  if (deeper.length > 0) notFound();
  const [loaded, viewer] = await Promise.all([loadRound(idOf(asked)), who()]);
  if (!loaded) return <NoRound />;
  const memberId = viewer.state === 'member' ? viewer.user.member_id : null;
  const { room, ...round } = loaded;
  return room ? (
    <YeekeeView {...round} room={room} memberId={memberId} />
  ) : (
    <RoundView {...round} memberId={memberId} />
  );
});

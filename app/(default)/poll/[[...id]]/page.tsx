import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { page } from '#app/page-of.tsx';
import { pollCopy } from '#components/poll/copy.ts';
import { PollPage } from '#components/poll/poll-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadOwnPoll, loadPoll } from '#lib/loaders/poll.ts';

export const metadata: Metadata = { title: pollCopy.title };

const ID = /^[1-9]\d{0,8}$/;

/** One poll; without a number that of now. */
export default page('everyone', [], async ({ params }: PageProps<'/poll/[[...id]]'>, viewer) => {
  const [id, ...deeper] = (await params).id ?? [];
  if (deeper.length > 0 || (id !== undefined && !ID.test(id))) notFound();
  const [shown, { state }] = await Promise.all([
    loadPoll(id === undefined ? undefined : Number(id)),
    viewer(),
  ]);
  if (state !== 'member') return <PollPage shown={shown} own={null} />;
  return <PollPage shown={shown} own={await personalFragment(() => loadOwnPoll(shown))} />;
});

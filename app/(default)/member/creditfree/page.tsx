import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { questsCopy } from '#components/quests/copy.ts';
import { QuestsPage } from '#components/quests/quests-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadQuests } from '#lib/loaders/quests.ts';

export const metadata: Metadata = { title: questsCopy.title };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/creditfree'>) => {
  const { before } = await searchParams;
  const id = typeof before === 'string' && /^\d{1,15}$/.test(before) ? before : undefined;
  return <QuestsPage own={await (id ? loadQuests(id) : personalFragment(() => loadQuests()))} />;
});

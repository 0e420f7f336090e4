import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { inboxCopy } from '#components/inbox/copy.ts';
import { InboxPage } from '#components/inbox/inbox-page.tsx';
import { InboxId } from '#contract/inbox.ts';
import { loadInbox } from '#lib/loaders/inbox.ts';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';

export const metadata: Metadata = { title: inboxCopy.title };

export default page('member', ['before'], async ({ searchParams }: PageProps<'/member/inbox'>) => {
  const { before } = await searchParams;
  const id = InboxId.safeParse(before).data;
  return <InboxPage own={await (id ? loadInbox(id) : personalFragment(() => loadInbox()))} />;
});

import { inboxCopy as copy } from '#components/inbox/copy.ts';
import { InboxRows } from '#components/inbox/inbox-rows.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnInbox } from '#lib/loaders/inbox.ts';
import styles from './inbox.module.css';

/** What happened while the member was away, newest first. */
export function InboxPage({ own }: { readonly own: OwnInbox | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <InboxRows own={own} />
    </div>
  );
}

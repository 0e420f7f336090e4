'use client';

import { inboxCopy as copy } from '#components/inbox/copy.ts';
import { inboxLink } from '#components/inbox/inbox-link.ts';
import { MarkRead } from '#components/inbox/mark-read.tsx';
import { buttonClass } from '#components/ui/form/button.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { WholeText } from '#components/ui/text/whole-text.tsx';
import type { InboxMessage } from '#lib/api/inbox/queries.ts';
import type { OwnInbox } from '#lib/loaders/inbox.ts';
import { at, paths } from '#lib/paths.ts';
import styles from './inbox.module.css';

function Message({ row }: { readonly row: InboxMessage }) {
  const link = inboxLink(row);
  const words = (
    <>
      <span className={styles.text}>
        <WholeText words={copy.whole}>{copy.text(row)}</WholeText>
      </span>
      <span className={styles.when}>
        {!row.is_read && <b className={styles.new}>{copy.isNew}</b>}
        <time dateTime={row.at}>{copy.at(row.at)}</time>
      </span>
    </>
  );
  return (
    <li>
      {link ? (
        <a className={styles.row} href={link}>
          {words}
        </a>
      ) : (
        <div className={styles.row}>{words}</div>
      )}
    </li>
  );
}

/** Nothing happened yet: what will be told here, and where it can be seen until then. */
function NoMessages({ isNewest }: { readonly isNewest: boolean }) {
  if (!isNewest) return <p className={styles.empty}>{copy.emptyOlder}</p>;
  return (
    <div className={styles.nothing}>
      {/* biome-ignore lint/performance/noImgElement: a fixed SVG needs no optimizer */}
      <img src="/art/empty-results.svg" alt="" width={180} height={140} />
      <h2>{copy.empty}</h2>
      <p>{copy.emptyMore}</p>
      <div className={styles.ways}>
        <a className={buttonClass({ variant: 'secondary' })} href={paths.lottoBills}>
          {copy.bills}
        </a>
        <a className={buttonClass({ variant: 'ghost' })} href={paths.statement}>
          {copy.statement}
        </a>
      </div>
    </div>
  );
}

/** Messages, each leading to what it is about; those that are shown are read now. */
export const InboxRows = fragmentView(function InboxRows({ own }: { readonly own: OwnInbox }) {
  const { inbox, before } = own;
  const unread = inbox.rows.filter((row) => !row.is_read).map(({ id }) => id);
  return (
    <section className={styles.card} aria-label={copy.title}>
      <MarkRead shown={unread} hasMore={inbox.unread > unread.length} />
      {inbox.rows.length === 0 && <NoMessages isNewest={before === undefined} />}
      <ul className={styles.rows}>
        {inbox.rows.map((row) => (
          <Message key={row.id} row={row} />
        ))}
      </ul>
      {inbox.before && (
        <a className={buttonClass({ variant: 'secondary' })} href={at(paths.inbox, { before: inbox.before })}>
          {copy.older}
        </a>
      )}
      {before !== undefined && (
        <a className={buttonClass({ variant: 'ghost' })} href={paths.inbox}>
          {copy.newest}
        </a>
      )}
    </section>
  );
});

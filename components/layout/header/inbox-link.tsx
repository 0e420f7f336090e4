'use client';

import { useQuery } from '@tanstack/react-query';
import { copy } from '#components/layout/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { unreadQuery } from '#lib/api/inbox/queries.ts';
import { paths } from '#lib/paths.ts';
import { MOST_UNREAD } from '#rules/inbox/inbox.ts';
import styles from './header.module.css';

/** The way to the inbox, with how many messages are not read; it counts on while the page is open, and urges nobody. */
export function InboxLink({ unread }: { readonly unread: number }) {
  const { data } = useQuery({ ...unreadQuery(), initialData: { unread } });
  const count = data.unread === MOST_UNREAD ? '99+' : data.unread || '';
  return (
    <a className={styles.menu} href={paths.inbox} aria-label={`${copy.inbox} ${count}`}>
      <Icon name="bell" />
      {count && <b>{count}</b>}
    </a>
  );
}

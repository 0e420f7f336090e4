'use client';

import { useQuery } from '@tanstack/react-query';
import { securityCopy } from '#components/account/security/copy.ts';
import { deviceName } from '#components/account/security/device-name.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { ago } from '#lib/ago.ts';
import { securityEventsQuery } from '#lib/api/account/queries.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './security-notices.module.css';

/**
 * What happened to the account, newest first, folded away; what is newer than `since` (the login before this one) is
 * counted in front. Nothing while there is nothing to tell, or when it cannot be read.
 */
export function SecurityNotices({ since }: { readonly since: string | null }) {
  const { data: events } = useQuery(securityEventsQuery());
  if (!events || events.length === 0) return null;
  const fresh = since ? events.filter(({ at }) => Date.parse(at) > Date.parse(since)).length : 0;
  return (
    <details className={styles.notices}>
      <summary>
        <Icon name="bell" />
        <span>{securityCopy.title}</span>
        {fresh > 0 && <span className={styles.fresh}>{securityCopy.fresh(fresh)}</span>}
      </summary>
      <ul>
        {events.map(({ kind, at, device }) => (
          <li key={`${at} ${kind}`}>
            <p>{securityCopy.kinds[kind]}</p>
            <p className={styles.when}>{ago(at, serverNowMs())}</p>
            <p className={styles.when}>
              {[formatThaiDateTime(at), deviceName(device)].filter((part) => part !== '').join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.when}>{securityCopy.notYou}</p>
    </details>
  );
}

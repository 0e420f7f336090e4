'use client';

import { useOffline as useUnreachable } from 'next/offline';
import { copy } from '#components/layout/copy.ts';
import { Icon } from '#components/ui/show/icon.tsx';
import { useOffline } from '#components/ui/use-network.ts';
import styles from './offline-bar.module.css';

/**
 * Says that the device is offline, or that a page that was asked for waits for the network, as long as it is so; takes a
 * place of its own, so that it covers nothing.
 */
export function OfflineBar() {
  const isOffline = useOffline();
  const isUnreachable = useUnreachable();
  return (
    <div role="status" className={styles.place} data-top>
      {(isOffline || isUnreachable) && (
        <p className={styles.bar}>
          <Icon name="warning" size={20} />
          <span>{isOffline ? copy.offline : copy.waitingForNetwork}</span>
        </p>
      )}
    </div>
  );
}

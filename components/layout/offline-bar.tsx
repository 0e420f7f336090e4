'use client';

import { copy } from '#components/layout/copy.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useOffline } from '#components/ui/use-network.ts';
import styles from './offline-bar.module.css';

/** Says that the device is offline, as long as it is; takes a place of its own, so that it covers nothing. */
export function OfflineBar() {
  const isOffline = useOffline();
  return (
    <div role="status" className={styles.place}>
      {isOffline && (
        <p className={styles.bar}>
          <Icon name="warning" size={20} />
          {copy.offline}
        </p>
      )}
    </div>
  );
}

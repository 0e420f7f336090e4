'use client';

import { useEffect, useState } from 'react';
import { inboxCopy as copy } from '#components/inbox/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import styles from './inbox.module.css';

interface MarkReadProps {
  /** Messages of this page that are not read. */
  readonly shown: readonly string[];
  /** There are others on older pages. */
  readonly hasMore: boolean;
}

/** Marks what is shown as read, and all the rest when it is asked to. What could not be marked is new the next time. */
export function MarkRead({ shown, hasMore }: MarkReadProps) {
  const { mutate } = useCall('POST /api/member/inbox/read', { changes: ['inbox'] });
  const all = useCall('POST /api/member/inbox/read', { changes: ['inbox'] });
  const [isAllRead, setAllRead] = useState(false);
  const ids = shown.join(' ');
  useEffect(() => {
    if (ids) mutate({ ids: ids.split(' ') });
  }, [ids, mutate]);

  if (!hasMore && !isAllRead) return null;
  return (
    <div className={styles.all}>
      <output>{isAllRead ? copy.allRead : ''}</output>
      {!isAllRead && (
        <Button
          variant="secondary"
          size="small"
          busy={all.isPending}
          onClick={() => all.mutate({}, { onSuccess: () => setAllRead(true) })}
        >
          {copy.readAll}
        </Button>
      )}
      {all.error && <FormAlert>{messageOf(all.error)}</FormAlert>}
    </div>
  );
}

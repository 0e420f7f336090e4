'use client';

import { useQuery } from '@tanstack/react-query';
import { copy } from '#components/layout/copy.ts';
import { noticeCopy } from '#components/layout/notices/copy.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { useNavigate } from '#components/ui/navigation.tsx';
import { dialogWidthPx } from '#contract/constants.ts';
import { eventsQuery } from '#lib/api/agent/queries.ts';
import { messageOf } from '#lib/api/errors.ts';
import { paths } from '#lib/paths.ts';
import styles from './event-dialog.module.css';

/** Pictures of the running events; choosing one goes to its poll. */
export function EventDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery(eventsQuery());
  const handleChoose = (pollId: number) => {
    onClose();
    navigate(paths.pollOf(pollId));
  };
  return (
    <MuiProvider>
      <DialogFrame open={open} onClose={onClose} title={copy.events} maxWidth={dialogWidthPx.event}>
        {isPending && <div className={styles.waiting} aria-busy="true" />}
        {error && (
          <>
            <p role="alert">{messageOf(error)}</p>
            <button type="button" className={styles.again} onClick={() => void refetch()}>
              {copy.retry}
            </button>
          </>
        )}
        <ul className={styles.events}>
          {data?.map((event) => (
            <li key={event.id}>
              <button
                type="button"
                onClick={() => handleChoose(event.poll_id)}
                aria-label={noticeCopy.goToEvent(event.title)}
              >
                {/* biome-ignore lint/performance/noImgElement: pictures are prepared at build time */}
                <img src={event.image} alt="" width={800} height={400} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      </DialogFrame>
    </MuiProvider>
  );
}

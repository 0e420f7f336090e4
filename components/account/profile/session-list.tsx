'use client';

import { useRef } from 'react';
import { profileCopy } from '#components/account/profile/copy.ts';
import { addressWords, deviceWords } from '#components/account/security/device-words.ts';
import { Button } from '#components/ui/form/button.tsx';
import { toastMs } from '#contract/constants.ts';
import type { Profile } from '#lib/api/account/queries.ts';
import { messageOf } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { formatThaiDateTime } from '#rules/time/bangkok-time.ts';
import styles from './profile.module.css';

type Session = Profile['sessions'][number];

interface SessionListProps {
  readonly sessions: readonly Session[];
  readonly onChange: () => void;
}

/** Who is logged in to the account, this device first, each of the others with a key that logs it out. */
export function SessionList({ sessions, onChange }: SessionListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = useCall('POST /api/member/sessions/end');
  const others = sessions.filter(({ is_current }) => !is_current);
  const shown = [...sessions.filter(({ is_current }) => is_current), ...others];
  // Ending one twice ends it once, so after a lost answer it is just asked for again.
  const handleEnd = async (which: { session_id: string } | { others: true }, said: string) => {
    if (end.isPending) return;
    try {
      await end.mutateAsync(which);
      heading.current?.focus();
      toast(said, { variant: 'success' });
    } catch (error) {
      toast(messageOf(error), { variant: 'error', ms: toastMs.error });
    }
    // Also after a lost answer: by then it may have ended.
    onChange();
  };
  return (
    <section className={styles.card} aria-labelledby="profile-sessions">
      <h2 id="profile-sessions" ref={heading} tabIndex={-1}>
        {profileCopy.sessions}
      </h2>
      <p className={styles.note}>{profileCopy.sessionsLead}</p>
      <ul className={styles.rows}>
        {shown.map((session) => (
          <SessionRow
            key={session.session_id}
            session={session}
            isBusy={end.isPending && end.variables.session_id === session.session_id}
            onEnd={() =>
              handleEnd({ session_id: session.session_id }, profileCopy.ended(deviceWords(session)))
            }
          />
        ))}
      </ul>
      {others.length > 0 ? (
        <Button
          variant="danger"
          fullWidth
          busy={end.isPending && end.variables.others === true && profileCopy.ending}
          onClick={() => handleEnd({ others: true }, profileCopy.endedOthers)}
        >
          {profileCopy.endOthers}
        </Button>
      ) : (
        <p className={styles.note}>{profileCopy.onlyThis}</p>
      )}
    </section>
  );
}

interface SessionRowProps {
  readonly session: Session;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const started = formatThaiDateTime(session.started_at);
  return (
    <li className={styles.row}>
      <div>
        <strong>{deviceWords(session)}</strong>
        <small>
          {session.is_current ? (
            <b>{profileCopy.thisDevice}</b>
          ) : (
            <span>{profileCopy.seen(formatThaiDateTime(session.last_seen_at))}</span>
          )}
          <span>{profileCopy.started(started)}</span>
          <span>{addressWords(session)}</span>
          {session.way === 'line' && <span>{profileCopy.byLine}</span>}
        </small>
      </div>
      {!session.is_current && (
        <Button
          variant="ghost"
          size="small"
          busy={isBusy && profileCopy.ending}
          aria-label={profileCopy.endOf(deviceWords(session), started)}
          onClick={onEnd}
        >
          {profileCopy.end}
        </Button>
      )}
    </li>
  );
}

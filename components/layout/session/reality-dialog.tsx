'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLogout } from '#components/account/session/use-logout.ts';
import { sessionCopy as copy } from '#components/layout/session/copy.ts';
import styles from '#components/protection/protection.module.css';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button, buttonClass } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import { call } from '#lib/api/call.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { messageOf } from '#lib/api/errors.ts';
import type { Reality } from '#lib/api/protection/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { tellDue } from '#lib/live/session-due.ts';
import { paths } from '#lib/paths.ts';

const MAX_WIDTH_PX = 420;
/** A tap or key that was meant for the page below answers nothing. */
const UNSEEN_MS = 1_000;

/**
 * How long the session lasts and what it brought. Whoever closes it goes on, and is told again after the interval; what was
 * answered in another tab is not shown, and what cannot be read comes again later.
 */
export function RealityDialog({ onClose }: { readonly onClose: () => void }) {
  const [reality, setReality] = useState<Reality>();
  const shownAt = useRef(0);
  const logout = useLogout();
  const seen = useCall('POST /api/member/protection/reality/seen');
  const read = useEffectEvent(async () => {
    try {
      const found = await call('GET /api/member/protection/reality', {});
      if (Date.parse(found.due_at) > serverNowMs()) return tellDue(found.due_at);
      shownAt.current = performance.now();
      setReality(found);
    } catch {
      onClose();
    }
  });
  useEffect(() => void read(), []);
  if (!reality) return null;
  const goOn = async () => {
    if (seen.isPending || performance.now() - shownAt.current < UNSEEN_MS) return;
    const next = await seen.mutateAsync({}).catch(() => undefined);
    if (!next) return;
    onClose();
    tellDue(next.due_at);
  };
  const leave = () => {
    onClose();
    void logout();
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={goOn} title={copy.title} maxWidth={MAX_WIDTH_PX}>
        <div className={styles.form}>
          <ul className={styles.rows}>
            <Fact name={copy.played} value={copy.lasted(serverNowMs() - Date.parse(reality.started_at))} />
            <Fact name={copy.net} value={copy.netBaht(reality.net)} />
            <Fact name={copy.open} value={copy.openBaht(reality.open)} />
          </ul>
          <p className={styles.muted}>{`${copy.note(reality.started_at)} ${copy.every(reality.minutes)}`}</p>
          {seen.error && <FormAlert>{messageOf(seen.error)}</FormAlert>}
          <Button busy={seen.isPending && copy.goingOn} onClick={goOn} fullWidth>
            {copy.goOn}
          </Button>
          <Button variant="secondary" onClick={leave} fullWidth>
            {copy.logOut}
          </Button>
          <a
            className={buttonClass({ variant: 'ghost', fullWidth: true })}
            href={paths.protection}
            onClick={goOn}
          >
            {copy.limits}
          </a>
        </div>
      </DialogFrame>
    </MuiProvider>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.muted}>{name}</span>
        <b>{value}</b>
      </div>
    </li>
  );
}

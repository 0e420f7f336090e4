'use client';

import { copy } from '#components/layout/copy.ts';
import { type SessionFacts, TIMES_ID } from '#components/layout/session/session-facts.ts';
import { IdlePart } from '#components/ui/idle-part.tsx';
import styles from './balance-chip.module.css';

const loadKeeper = () =>
  import('#components/layout/session/session-keeper.tsx').then((module) => module.SessionKeeper);

/** The time in Bangkok and how long the session lasts, as plain text; what keeps it true comes when the browser rests. */
export function SessionTimes({ clock, played, since, due }: SessionFacts) {
  return (
    <p id={TIMES_ID} className={styles.times}>
      <b>{clock}</b>
      <span> · </span>
      <b>{played}</b>
      <span>{` ${copy.hours}`}</span>
      <IdlePart load={loadKeeper} props={{ since, due }} />
    </p>
  );
}

'use client';

import { copy } from '#components/layout/copy.ts';
import { type SessionFacts, TIMES_ID } from '#components/layout/session/session-facts.ts';
import { IdlePart } from '#components/ui/idle-part.tsx';

const loadWatch = () =>
  import('#components/layout/session/session-watch.tsx').then((module) => module.SessionWatch);

/** The time in Bangkok and how long the session lasts, for whoever listens; seen they are in the menu and over games. What keeps them true comes when the browser rests. */
export function SessionTimes({ clock, played, since, due }: SessionFacts) {
  return (
    <p id={TIMES_ID} className="visually-hidden">
      <b>{clock}</b>
      <span> · </span>
      <b>{played}</b>
      <span>{` ${copy.hours}`}</span>
      <IdlePart load={loadWatch} props={{ since, due }} />
    </p>
  );
}

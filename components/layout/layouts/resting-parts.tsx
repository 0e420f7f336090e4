'use client';

import { useEffect } from 'react';
import { ConsentGate } from '#components/account/consent/consent-gate.tsx';
import { LauncherGate } from '#components/games/launcher/launcher-gate.tsx';
import { DepositOpener } from '#components/layout/header/deposit-opener.tsx';
import { DepositNoticeOpener } from '#components/layout/notices/deposit-notice-opener.tsx';
import { NotificationGate } from '#components/layout/notices/notification-gate.tsx';
import { NotificationOpener } from '#components/layout/notices/notification-opener.tsx';
import { watchDoublePress } from '#lib/double-press.ts';
import { watchLostFocus } from '#lib/lost-focus.ts';

interface RestingPartsProps {
  readonly isMember: boolean;
  readonly isConsentDue: boolean;
  /** Address of the support chat. */
  readonly contactUrl: string;
}

/** What comes to every page when the browser rests: announcements, and for a member the ways to a deposit. */
export function RestingParts({ isMember, isConsentDue, contactUrl }: RestingPartsProps) {
  useEffect(watchDoublePress, []);
  useEffect(watchLostFocus, []);
  return (
    <>
      <NotificationGate />
      <NotificationOpener />
      <LauncherGate />
      {isConsentDue && <ConsentGate />}
      {isMember && (
        <>
          <DepositOpener contactUrl={contactUrl} />
          <DepositNoticeOpener contactUrl={contactUrl} />
        </>
      )}
    </>
  );
}

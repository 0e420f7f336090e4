'use client';

import { BottomNav } from '#components/layout/bottom-nav.tsx';
import { ContactButton } from '#components/layout/contact-button.tsx';
import { EventButton } from '#components/layout/event-button.tsx';
import { Footer } from '#components/layout/footer.tsx';
import { NotificationGate } from '#components/layout/notification-gate.tsx';

interface FrameEndProps {
  readonly siteName: string;
  readonly contactUrl: string;
  readonly hasEvents: boolean;
  readonly isMember: boolean;
}

/** What follows the content of every page: footer, floating buttons, the bar for the thumb, announcements. */
export function FrameEnd({ siteName, contactUrl, hasEvents, isMember }: FrameEndProps) {
  return (
    <>
      <Footer siteName={siteName} />
      <ContactButton url={contactUrl} />
      {hasEvents && <EventButton />}
      <BottomNav member={isMember} />
      <NotificationGate />
    </>
  );
}

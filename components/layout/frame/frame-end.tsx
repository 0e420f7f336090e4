import { ContactButton } from '#components/layout/frame/contact-button.tsx';
import { Footer } from '#components/layout/frame/footer.tsx';
import { BottomNav } from '#components/layout/menu/bottom-nav.tsx';
import { EventButton } from '#components/layout/notices/event-button.tsx';
import { IdlePart } from '#components/ui/idle-part.tsx';

const loadGate = () =>
  import('#components/layout/notices/notification-gate.tsx').then((module) => module.NotificationGate);

interface FrameEndProps {
  readonly siteName: string;
  readonly contactUrl: string;
  readonly hasEvents: boolean;
  readonly isMember: boolean;
}

/** What follows the content of every page: footer, floating buttons, bottom bar, announcements. */
export function FrameEnd({ siteName, contactUrl, hasEvents, isMember }: FrameEndProps) {
  return (
    <>
      <Footer siteName={siteName} />
      <ContactButton url={contactUrl} />
      {hasEvents && <EventButton />}
      <BottomNav member={isMember} />
      <IdlePart load={loadGate} props={{}} />
    </>
  );
}

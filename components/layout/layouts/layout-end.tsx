import { ContactButton } from '#components/layout/layouts/contact-button.tsx';
import { Footer } from '#components/layout/layouts/footer.tsx';
import { BottomNav } from '#components/layout/menu/bottom-nav.tsx';
import { EventButton } from '#components/layout/notices/event-button.tsx';
import { IdlePart } from '#components/ui/idle-part.tsx';

const loadParts = () =>
  import('#components/layout/layouts/resting-parts.tsx').then((module) => module.RestingParts);

interface LayoutEndProps {
  readonly siteName: string;
  readonly contactUrl: string;
  readonly hasEvents: boolean;
  readonly isMember: boolean;
  readonly isConsentDue: boolean;
}

/** What follows the content of every page: footer, floating buttons, bottom bar, and what comes later. */
export function LayoutEnd({ siteName, contactUrl, hasEvents, isMember, isConsentDue }: LayoutEndProps) {
  return (
    <>
      <Footer siteName={siteName} />
      <ContactButton url={contactUrl} />
      {hasEvents && <EventButton />}
      <BottomNav member={isMember} />
      <IdlePart load={loadParts} props={{ isMember, isConsentDue, contactUrl }} />
    </>
  );
}

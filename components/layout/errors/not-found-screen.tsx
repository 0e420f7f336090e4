import { copy } from '#components/layout/copy.ts';
import { ErrorScreen } from '#components/layout/errors/error-screen.tsx';

/** What stands at an address that has no page. */
export function NotFoundScreen() {
  return (
    <ErrorScreen status={404} title="Not Found" text={`${copy.notFound}\nThis page could not be found`} />
  );
}

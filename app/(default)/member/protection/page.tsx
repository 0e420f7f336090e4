import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { protectionCopy } from '#components/protection/copy.ts';
import { ProtectionPage } from '#components/protection/protection-page.tsx';
import { personalFragment } from '#lib/loaders/personal-fragment.ts';
import { loadProtection } from '#lib/loaders/protection.ts';

export const metadata: Metadata = { title: protectionCopy.title };

export default page('everyone', [], async (_asked, viewer) => {
  const visitor = await viewer();
  if (visitor.state !== 'member') return <ProtectionPage own={undefined} isOffered={false} />;
  const isOffered = !visitor.user.limits_offered;
  return <ProtectionPage own={await personalFragment(loadProtection)} isOffered={isOffered} />;
});

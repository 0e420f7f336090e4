import type { Metadata } from 'next';
import { page } from '#app/page-of.tsx';
import { protectionCopy } from '#components/protection/copy.ts';
import { ProtectionPage } from '#components/protection/protection-page.tsx';
import { ownPart } from '#lib/loaders/own-part.ts';
import { loadProtection } from '#lib/loaders/protection.ts';

export const metadata: Metadata = { title: protectionCopy.title };

export default page('everyone', [], async (_asked, viewer) => {
  const { state } = await viewer();
  return <ProtectionPage own={state === 'member' ? await ownPart(loadProtection) : undefined} />;
});

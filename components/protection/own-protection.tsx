'use client';

import { ProtectionView } from '#components/protection/protection-view.tsx';
import { ownView } from '#components/ui/own-view.tsx';
import type { Protection } from '#lib/api/protection/queries.ts';

/** What is the member's own on the page: limits, and rests. */
export const OwnProtection = ownView(function OwnProtection({ own }: { readonly own: Protection }) {
  return <ProtectionView protection={own} />;
});

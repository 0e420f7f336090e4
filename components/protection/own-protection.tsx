'use client';

import { ProtectionView } from '#components/protection/protection-view.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { Protection } from '#lib/api/protection/queries.ts';

/** What is the member's own on the page: limits, and rests. */
export const OwnProtection = fragmentView(function OwnProtection({ own }: { readonly own: Protection }) {
  return <ProtectionView protection={own} />;
});

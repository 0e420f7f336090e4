'use client';

import { fragmentView } from '#components/ui/fragment-view.tsx';
import { WheelView } from '#components/wheel/wheel-view.tsx';
import type { OwnWheel } from '#lib/loaders/wheel.ts';

/** All that is the member's own on the page. */
export const OwnWheelView = fragmentView(function OwnWheelView({ own }: { readonly own: OwnWheel }) {
  return <WheelView {...own} />;
});

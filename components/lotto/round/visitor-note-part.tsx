'use client';

import dynamic from 'next/dynamic';

/** What a visitor is told at the bet builder, as a part that comes with their pages alone. */
export const VisitorNotePart = dynamic(() =>
  import('#components/lotto/round/visitor-note.tsx').then((module) => module.VisitorNote),
);

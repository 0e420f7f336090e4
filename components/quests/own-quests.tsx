'use client';

import { QuestsView } from '#components/quests/quests-view.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import type { OwnQuests as Own } from '#lib/loaders/quests.ts';

/** All that is the member's own on the page. */
export const OwnQuests = fragmentView(function OwnQuests({ own }: { readonly own: Own }) {
  return <QuestsView {...own} />;
});

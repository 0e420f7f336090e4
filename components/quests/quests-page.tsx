import { questsCopy as copy } from '#components/quests/copy.ts';
import { OwnQuests } from '#components/quests/own-quests.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnQuests as Own } from '#lib/loaders/quests.ts';
import styles from './quests.module.css';

/** Points, the check-in of today, quests and what became of points. */
export function QuestsPage({ own }: { readonly own: Own | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <OwnQuests own={own} />
    </div>
  );
}

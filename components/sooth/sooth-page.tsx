import { soothCopy as copy } from '#components/sooth/copy.ts';
import { RoomsView } from '#components/sooth/rooms-view.tsx';
import { PageHead } from '#components/ui/show/page-head.tsx';
import type { OwnSooth } from '#lib/loaders/sooth.ts';
import styles from './sooth.module.css';

/** Tables that the house deals by the clock, and what named rules say of them. */
export function SoothPage({ own }: { readonly own: OwnSooth | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <p className={styles.notice}>{copy.independent}</p>
      <RoomsView own={own} />
      <p className={styles.muted}>{copy.times}</p>
    </div>
  );
}

import { PageHead } from '#components/ui/show/page-head.tsx';
import { wheelCopy as copy } from '#components/wheel/copy.ts';
import { OwnWheelView } from '#components/wheel/own-wheel-view.tsx';
import type { OwnWheel } from '#lib/loaders/wheel.ts';
import styles from './wheel.module.css';

/** The wheel, its chances, own spins, the board, and how spins are checked. */
export function WheelPage({ own }: { readonly own: OwnWheel | string }) {
  return (
    <div className={styles.page}>
      <PageHead title={copy.title} lead={copy.lead} />
      <OwnWheelView own={own} />
    </div>
  );
}

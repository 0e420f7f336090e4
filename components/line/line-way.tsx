import { lineCopy as copy } from '#components/line/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { liffFor } from '#lib/line/liff-paths.ts';
import styles from './line.module.css';

/** The way from the login page to LINE. */
export function LineWay({ next }: { readonly next: string }) {
  return (
    <p className={styles.way}>
      <ButtonLink href={liffFor(next)} variant="ghost" fullWidth>
        {copy.way}
      </ButtonLink>
    </p>
  );
}

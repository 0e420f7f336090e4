import { lineCopy as copy } from '#components/line/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';
import styles from './line.module.css';

/** Said where LINE is not set up: the ways that there are. */
export function LineClosed({ next, contactUrl }: { readonly next: string; readonly contactUrl: string }) {
  return (
    <div className={styles.column}>
      <p>{copy.closed}</p>
      <ButtonLink href={paths.loginFor(next)} fullWidth>
        {copy.byPassword}
      </ButtonLink>
      <a className={styles.note} href={contactUrl} target="_blank" rel="noopener noreferrer">
        {copy.contact}
      </a>
    </div>
  );
}

import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import styles from './pager.module.css';

interface PagerLink {
  readonly label: string;
  readonly href: string;
}

interface PagerProps {
  readonly label: string;
  /** To the first page; left out there. */
  readonly newest: PagerLink | undefined;
  /** To the next page; left out on the last. */
  readonly older: PagerLink | undefined;
}

/** Ways through a list that is read page by page, newest first. */
export function Pager({ label, newest, older }: PagerProps) {
  if (!newest && !older) return null;
  return (
    <nav className={styles.pager} aria-label={label}>
      {newest && (
        <ButtonLink href={newest.href} variant="ghost" size="small">
          <Icon name="chevron-left" size={20} />
          <span>{newest.label}</span>
        </ButtonLink>
      )}
      {older && (
        <ButtonLink href={older.href} variant="ghost" size="small">
          <span>{older.label}</span>
          <Icon name="chevron-right" size={20} />
        </ButtonLink>
      )}
    </nav>
  );
}

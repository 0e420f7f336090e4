import { lineCopy as copy } from '#components/line/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';
import styles from './line.module.css';

/** A LINE account that nobody has linked: both ways come back here, where the link is confirmed. */
export function NotLinked({ name, path }: { readonly name: string; readonly path: string }) {
  return (
    <div className={styles.column} role="status">
      <p className={styles.account}>
        <strong>{copy.notLinked(name)}</strong>
      </p>
      <p>{copy.notLinkedText}</p>
      <ButtonLink href={paths.loginFor(path)} fullWidth>
        {copy.hasAccount}
      </ButtonLink>
      <ButtonLink href={paths.registerFor(path)} variant="secondary" fullWidth>
        {copy.register}
      </ButtonLink>
    </div>
  );
}

import styles from '#components/lotto/desk/bet-desk.module.css';
import { deskCopy } from '#components/lotto/desk-copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';

/** A visitor may look and try; betting needs a login. */
export function VisitorNote({ roundId }: { roundId: string }) {
  return (
    <div className={styles.visitor}>
      <p>
        <strong>{deskCopy.visitorTitle}</strong> {deskCopy.visitorText}
      </p>
      <span>
        <ButtonLink href={paths.loginFor(paths.round(roundId))} size="small">
          {deskCopy.login}
        </ButtonLink>
        <ButtonLink href={paths.registerFor(paths.round(roundId))} size="small" variant="ghost">
          {deskCopy.register}
        </ButtonLink>
      </span>
    </div>
  );
}

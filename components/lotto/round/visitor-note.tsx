import { visitorCopy } from '#components/lotto/round/visitor-note-copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';
import styles from './visitor-note.module.css';

/** A visitor may look and try; betting needs a login. */
export function VisitorNote({ roundId }: { roundId: string }) {
  return (
    <div className={styles.visitor}>
      <p>
        <strong>{visitorCopy.title}</strong> <span>{visitorCopy.text}</span>
      </p>
      <span>
        <ButtonLink href={paths.loginFor(paths.round(roundId))} size="small">
          {visitorCopy.login}
        </ButtonLink>
        <ButtonLink href={paths.registerFor(paths.round(roundId))} size="small" variant="ghost">
          {visitorCopy.register}
        </ButtonLink>
      </span>
    </div>
  );
}

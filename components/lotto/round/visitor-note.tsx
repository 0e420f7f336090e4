import styles from '#components/lotto/bet-builder/bet-builder.module.css';
import { betBuilderCopy } from '#components/lotto/bet-builder-copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { paths } from '#lib/paths.ts';

/** A visitor may look and try; betting needs a login. */
export function VisitorNote({ roundId }: { roundId: string }) {
  return (
    <div className={styles.visitor}>
      <p>
        <strong>{betBuilderCopy.visitorTitle}</strong> {betBuilderCopy.visitorText}
      </p>
      <span>
        <ButtonLink href={paths.loginFor(paths.round(roundId))} size="small">
          {betBuilderCopy.login}
        </ButtonLink>
        <ButtonLink href={paths.registerFor(paths.round(roundId))} size="small" variant="ghost">
          {betBuilderCopy.register}
        </ButtonLink>
      </span>
    </div>
  );
}

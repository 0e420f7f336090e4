import { roundsCopy } from '#components/games/rounds/copy.ts';
import { SaveVerifier } from '#components/games/save-verifier.tsx';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import { gamePaths } from '#lib/games/game-paths.ts';
import type { FileProblem } from '#lib/loaders/games/rounds.ts';
import styles from './rounds.module.css';

/** The member's rounds as a file, and the tool that plays each of them again from it. */
export function RoundsFile({ problem }: { readonly problem: FileProblem | undefined }) {
  return (
    <section className={styles.file}>
      {problem && (
        <p role="alert" className={styles.problem}>
          {roundsCopy.fileProblem[problem]}
        </p>
      )}
      <div>
        <ButtonLink href={gamePaths.roundsFile()} variant="ghost" size="small">
          <Icon name="download" size={20} />
          <span>{roundsCopy.file}</span>
        </ButtonLink>
        <SaveVerifier />
      </div>
      <p className={styles.about}>{roundsCopy.verifierText}</p>
    </section>
  );
}

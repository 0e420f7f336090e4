import { SaveVerifier } from '#components/games/save-verifier.tsx';
import { sheetCopy } from '#components/games/sheet/copy.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Fold } from '#components/ui/show/fold.tsx';
import { gamePaths } from '#lib/games/game-paths.ts';
import styles from './sheet.module.css';

/** How a round is verified by whoever played it, with what they need for it. */
export function VerifyFold() {
  return (
    <Fold title={<h2>{sheetCopy.verify}</h2>}>
      <div className={styles.verify}>
        <p>{sheetCopy.verifyText}</p>
        <div>
          <SaveVerifier />
          <ButtonLink href={gamePaths.rounds()} variant="ghost" size="small">
            {sheetCopy.ownRounds}
          </ButtonLink>
        </div>
      </div>
    </Fold>
  );
}

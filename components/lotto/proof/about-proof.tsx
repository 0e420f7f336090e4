import { proofCopy } from '#components/lotto/proof/copy.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import styles from './proof.module.css';

interface AboutProofProps {
  readonly proves: readonly string[];
  readonly provesNot: readonly string[];
}

/** What a proof shows, and what no proof of its kind can. */
export function AboutProof({ proves, provesNot }: AboutProofProps) {
  return (
    <Fold title={<h3>{proofCopy.about}</h3>}>
      <div className={styles.about}>
        <h4>{proofCopy.provesTitle}</h4>
        <ul>
          {proves.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <h4>{proofCopy.provesNotTitle}</h4>
        <ul>
          {provesNot.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </Fold>
  );
}

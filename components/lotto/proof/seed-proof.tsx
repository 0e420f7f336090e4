'use client';

import { AboutProof } from '#components/lotto/proof/about-proof.tsx';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import { HashRow } from '#components/lotto/proof/hash-row.tsx';
import { Verifier } from '#components/lotto/proof/verifier.tsx';
import styles from './proof.module.css';

interface SeedProofProps {
  readonly roundId: string;
  readonly commit: string;
  /** Known with the result: the seed, and the digits that it gave. */
  readonly drawn?: { readonly seed: string; readonly digits: string };
}

/** What a draw by a committed seed can be checked by. */
export function SeedProof({ roundId, commit, drawn }: SeedProofProps) {
  const verify = async () => {
    if (!drawn) return [];
    const { verifyDraw } = await import('#lib/lotto/yeekee/verify-draw.ts');
    const steps = await verifyDraw({ roundId, commit, ...drawn });
    return steps.map((step) => ({ ...step, label: proofCopy.checks[step.name] }));
  };
  return (
    <section id="proof" className={styles.proof} aria-labelledby="proof-title">
      <h2 id="proof-title">{proofCopy.title}</h2>
      <dl className={styles.hashes}>
        <HashRow name={proofCopy.commit} hash={commit} note={proofCopy.commitText} />
        {drawn && <HashRow name={proofCopy.seed} hash={drawn.seed} />}
        <div>
          <dt>{proofCopy.mode}</dt>
          <dd>{proofCopy.modes.seed}</dd>
        </div>
      </dl>
      {drawn ? <Verifier verify={verify} /> : <p className={styles.lead}>{proofCopy.withResult}</p>}
      <AboutProof proves={proofCopy.seedProves} provesNot={proofCopy.seedProvesNot} />
    </section>
  );
}

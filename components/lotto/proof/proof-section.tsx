'use client';

import { AboutProof } from '#components/lotto/proof/about-proof.tsx';
import { proofCopy } from '#components/lotto/proof/copy.ts';
import { HashRow } from '#components/lotto/proof/hash-row.tsx';
import { ReceiptCheck } from '#components/lotto/proof/receipt-check.tsx';
import { useProof } from '#components/lotto/proof/use-proof.ts';
import { Verifier } from '#components/lotto/proof/verifier.tsx';
import type { OwnShot } from '#components/lotto/yeekee/shoot/use-shoot.ts';
import type { RoomFacts } from '#lib/lotto/yeekee/yeekee-room.ts';
import styles from './proof.module.css';

interface ProofSectionProps {
  readonly room: RoomFacts;
  /** Own shots with their receipts, as far as this page knows them. */
  readonly receipts: readonly OwnShot[];
}

/** What a round's result can be checked by: before its end the commitment, afterwards all of it with a verifier. */
export function ProofSection({ room, receipts }: ProofSectionProps) {
  const { verify, find } = useProof(room.round_id, receipts);
  const { proof } = room;
  return (
    <section id="proof" className={styles.proof} aria-labelledby="proof-title">
      <h2 id="proof-title">{proofCopy.title}</h2>
      <p className={styles.lead}>{proofCopy.lead}</p>
      <dl className={styles.hashes}>
        <HashRow name={proofCopy.commit} hash={room.commit} note={proofCopy.commitText} />
        {proof && <HashRow name={proofCopy.seed} hash={proof.seed} />}
        {proof && <HashRow name={proofCopy.chain} hash={proof.chain_head} />}
        {proof && (
          <div>
            <dt>{proofCopy.mode}</dt>
            <dd>{proofCopy.modes[proof.fairness]}</dd>
          </div>
        )}
      </dl>
      {proof ? (
        <>
          <Verifier verify={verify} />
          <ReceiptCheck find={find} />
        </>
      ) : (
        <p className={styles.lead}>{proofCopy.later}</p>
      )}
      <AboutProof proves={proofCopy.proves} provesNot={proofCopy.provesNot} />
    </section>
  );
}

'use client';

import { useState } from 'react';
import { soothCopy as copy } from '#components/sooth/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { SoothEndedShoe } from '#lib/api/sooth/queries.ts';
import styles from './sooth.module.css';

function EndedShoe({ roomId, shoe }: { readonly roomId: number; readonly shoe: SoothEndedShoe }) {
  const [isBusy, setBusy] = useState(false);
  const [isGood, setGood] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const handleVerify = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { verifyEnded } = await import('#lib/sooth/verify-ended.ts');
      const fault = await verifyEnded(roomId, shoe);
      setGood(fault === null);
      setProblem(fault && copy.wrong(fault));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <li className={styles.row}>
      <b>{copy.endedShoe(shoe.day, shoe.no)}</b>
      <Button
        variant="secondary"
        size="small"
        busy={isBusy && copy.verifying}
        onClick={() => void handleVerify()}
      >
        {copy.verify}
      </Button>
      <div role="status">{isGood && <p>{copy.good(shoe.outcomes.length)}</p>}</div>
      {problem && <FormAlert>{problem}</FormAlert>}
      <details>
        <summary className={styles.muted}>{copy.codes}</summary>
        <p className={styles.muted}>{copy.commit}</p>
        <code>{shoe.commit}</code>
        <p className={styles.muted}>{copy.seed}</p>
        <code>{shoe.seed}</code>
      </details>
    </li>
  );
}

interface EndedShoesProps {
  readonly roomId: number;
  /** Of the shoe that is dealt now; null where none is. */
  readonly commit: string | null;
  readonly ended: readonly SoothEndedShoe[];
}

/** What the shoes follow from: of ended ones anybody deals them again here. */
export function EndedShoes({ roomId, commit, ended }: EndedShoesProps) {
  return (
    <section className={styles.card} aria-labelledby="sooth-fair">
      <h2 id="sooth-fair">{copy.fair}</h2>
      <p className={styles.muted}>{copy.fairLead}</p>
      {commit && (
        <p className={styles.muted}>
          <span>{copy.commit}</span> <code>{commit}</code>
        </p>
      )}
      <h3>{copy.ended}</h3>
      {ended.length === 0 && <p className={styles.muted}>{copy.noEnded}</p>}
      <ul className={styles.rows}>
        {ended.map((shoe) => (
          <EndedShoe key={`${shoe.day} ${shoe.no}`} roomId={roomId} shoe={shoe} />
        ))}
      </ul>
    </section>
  );
}

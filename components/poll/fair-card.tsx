'use client';

import { useState } from 'react';
import { pollCopy as copy } from '#components/poll/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { messageOf } from '#lib/api/errors.ts';
import type { PollConfig, PollWinners } from '#lib/api/poll/queries.ts';
import { verifyPoll } from '#lib/poll/verify-poll.ts';
import styles from './poll.module.css';

interface FairCardProps {
  readonly pollId: number;
  readonly metadata: PollConfig['metadata'];
  readonly winners: PollWinners;
}

/** What the draw follows from, shown before the close; once it is drawn, anybody draws it again here. */
export function FairCard({ pollId, metadata, winners }: FairCardProps) {
  const [isBusy, setBusy] = useState(false);
  const [isGood, setGood] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { seed, head } = winners;
  const handleVerify = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const fault = await verifyPoll(pollId, metadata, winners);
      setGood(fault === null);
      setProblem(fault && copy.wrong(fault));
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(false);
  };
  const facts = [
    [copy.commit, metadata.commit],
    [copy.head, head],
    [copy.seed, seed],
  ] as const;
  return (
    <section className={styles.card} aria-labelledby="poll-fair">
      <h2 id="poll-fair">{copy.fair}</h2>
      <p className={styles.muted}>{copy.fairLead}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ),
        )}
      </dl>
      {seed !== null && (
        <Button variant="secondary" busy={isBusy && copy.verifying} onClick={() => void handleVerify()}>
          {copy.verify}
        </Button>
      )}
      <div role="status">{isGood && <p>{copy.good}</p>}</div>
      {problem && <FormAlert>{problem}</FormAlert>}
    </section>
  );
}

'use client';

import { useQuery } from '@tanstack/react-query';
import { AnswerForm } from '#components/poll/answer-form.tsx';
import { pollCopy as copy } from '#components/poll/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { type PollQuota, pollQuotaQuery } from '#lib/api/poll/queries.ts';
import type { OwnPoll } from '#lib/loaders/poll.ts';
import styles from './poll.module.css';

function standing(quota: PollQuota): string {
  if (quota.left > 0) return copy.left(quota);
  return quota.used >= quota.most ? copy.used(quota) : copy.none(quota);
}

/** What the member may answer and did: the quota is what the site counted last, and a press counts it again. */
export const OwnPollView = fragmentView(function OwnPollView({ own }: { readonly own: OwnPoll }) {
  const { config, choices } = own.poll;
  const query = useQuery({ ...pollQuotaQuery(config.poll_id), initialData: own.quota });
  const { data: quota, refetch, isFetching } = query;
  const textOf = (id: number) => choices.find(({ choice_id }) => choice_id === id)?.text ?? '';
  const isOpen = config.phase === 'open';
  return (
    <section className={styles.card} aria-labelledby="poll-own">
      <h2 id="poll-own">{copy.own}</h2>
      {isOpen && <p>{standing(quota)}</p>}
      {isOpen && quota.missing > 0 && (
        <>
          <p className={styles.muted}>{copy.counted(quota)}</p>
          <Button variant="ghost" busy={isFetching && copy.recounting} onClick={() => void refetch()}>
            {copy.recount}
          </Button>
        </>
      )}
      <ul className={styles.rows}>
        {quota.answers.map(({ answer_id: id, choice_id: choice, ticket }) => (
          <li key={id} className={styles.row}>
            {copy.ticket(textOf(choice), ticket)}
          </li>
        ))}
      </ul>
      <AnswerForm pollId={config.poll_id} choices={choices} canAnswer={isOpen && quota.left > 0} />
    </section>
  );
});

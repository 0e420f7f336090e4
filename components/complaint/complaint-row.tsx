import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { Fold } from '#components/ui/show/fold.tsx';
import { StatusBadge, type StatusTone } from '#components/ui/show/status-badge.tsx';
import type { Complaint } from '#lib/api/complaint/queries.ts';
import type { ComplaintState } from '#rules/complaint/complaint.ts';
import styles from './complaint.module.css';

const tones: Readonly<Record<ComplaintState, StatusTone>> = {
  received: 'waiting',
  reviewing: 'waiting',
  answered: 'done',
  closed: 'lost',
};

function Said({ title, text, at }: { readonly title: string; readonly text: string; readonly at: string }) {
  return (
    <div className={styles.said}>
      <h3>{title}</h3>
      <p className={styles.typed}>{text}</p>
      <time className={styles.muted} dateTime={at}>
        {copy.at(at)}
      </time>
    </div>
  );
}

/** A complaint with its state, opened to read what was written and answered. */
export function ComplaintRow({ row }: { readonly row: Complaint }) {
  const { number, subject, reference, text, at, due_at, state, answers, closed_at } = row;
  const isWaiting = state === 'received' || state === 'reviewing';
  const title = (
    <div className={styles.head}>
      <span className={styles.named}>
        <b>{number}</b>
        <span>{`${copy.subjectOf(subject)} · ${copy.date(at)}`}</span>
      </span>
      <StatusBadge tone={tones[state]}>{copy.stateOf(state)}</StatusBadge>
    </div>
  );
  return (
    <li>
      <Fold title={title}>
        <div className={styles.story}>
          {reference !== null && <p className={styles.muted}>{copy.referenceOf(reference)}</p>}
          <Said title={copy.yours} text={text} at={at} />
          {answers.map((answer) => (
            <Said key={answer.at} title={copy.answer} text={answer.text} at={answer.at} />
          ))}
          {isWaiting && <p className={styles.muted}>{copy.due(due_at)}</p>}
          {closed_at && <p className={styles.muted}>{copy.closed(closed_at)}</p>}
        </div>
      </Fold>
    </li>
  );
}

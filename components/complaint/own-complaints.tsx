'use client';

import { useQuery } from '@tanstack/react-query';
import { ComplaintForm } from '#components/complaint/complaint-form.tsx';
import { ComplaintRow } from '#components/complaint/complaint-row.tsx';
import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { buttonClass } from '#components/ui/form/button.tsx';
import { fragmentView } from '#components/ui/fragment-view.tsx';
import { complaintsQuery } from '#lib/api/complaint/queries.ts';
import { COMPLAINT_PATH } from '#lib/complaint/complaint-path.ts';
import type { OwnComplaints as Own } from '#lib/loaders/complaint.ts';
import { at } from '#lib/paths.ts';
import styles from './complaint.module.css';

/** The form, and own complaints newest first. */
export const OwnComplaints = fragmentView(function OwnComplaints({ own }: { readonly own: Own }) {
  const { before } = own;
  const { data } = useQuery({ ...complaintsQuery(before), initialData: own.list });
  return (
    <>
      {before === undefined && <ComplaintForm answerDays={data.answer_days} />}
      <section className={styles.card} aria-labelledby="complaint-own">
        <h2 id="complaint-own">{copy.own}</h2>
        {data.rows.length === 0 && (
          <p className={styles.muted}>{before === undefined ? copy.none : copy.noneOlder}</p>
        )}
        <ul className={styles.rows}>
          {data.rows.map((row) => (
            <ComplaintRow key={row.number} row={row} />
          ))}
        </ul>
        {data.before && (
          <a
            className={buttonClass({ variant: 'secondary' })}
            href={at(COMPLAINT_PATH, { before: data.before })}
          >
            {copy.older}
          </a>
        )}
        {before !== undefined && (
          <a className={buttonClass({ variant: 'ghost' })} href={COMPLAINT_PATH}>
            {copy.newest}
          </a>
        )}
      </section>
    </>
  );
});

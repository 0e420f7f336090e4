'use client';

import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { useEarly } from '#components/ui/form/use-early.ts';
import { type ComplaintSubject, complaintSubjects } from '#rules/complaint/subjects.ts';
import styles from './complaint.module.css';

interface SubjectSelectProps {
  readonly value: ComplaintSubject | '';
  readonly isWrong: boolean;
  readonly onChange: (subject: ComplaintSubject | '') => void;
}

/** What a complaint is about. */
export function SubjectSelect({ value, isWrong, onChange }: SubjectSelectProps) {
  const choose = (text: string) => onChange(complaintSubjects.find((one) => one === text) ?? '');
  const select = useEarly<HTMLSelectElement>(value, choose);
  return (
    <div className={styles.part}>
      <label htmlFor="complaint-subject">{copy.subject}</label>
      <select
        ref={select}
        id="complaint-subject"
        name="subject"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? 'complaint-subject-note' : undefined}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{copy.choose}</option>
        {complaintSubjects.map((subject) => (
          <option key={subject} value={subject}>
            {copy.subjectOf(subject)}
          </option>
        ))}
      </select>
      {isWrong && (
        <p id="complaint-subject-note" className={styles.wrong} role="alert">
          {copy.subjectMissing}
        </p>
      )}
    </div>
  );
}

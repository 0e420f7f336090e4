'use client';

import { type FormEvent, useState } from 'react';
import { ComplaintText } from '#components/complaint/complaint-text.tsx';
import { complaintCopy as copy } from '#components/complaint/copy.ts';
import { SendState } from '#components/complaint/send-state.tsx';
import { SubjectSelect } from '#components/complaint/subject-select.tsx';
import { type ComplaintForm as Sending, useComplaint } from '#components/complaint/use-complaint.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { complaintProblem, MOST_REFERENCE } from '#rules/complaint/complaint.ts';
import styles from './complaint.module.css';

/** The form of a complaint, and its number once it is sent. */
export function ComplaintForm({ answerDays }: { readonly answerDays: number }) {
  const sending = useComplaint();
  const { state, clear } = sending;
  return (
    <section className={styles.card} aria-labelledby="complaint-form">
      <h2 id="complaint-form">{copy.form}</h2>
      {state.stage === 'done' ? (
        <>
          <div role="status" className={styles.part}>
            <strong>{copy.done(state.done.number)}</strong>
            <p>{copy.doneMore(state.done.due_at)}</p>
          </div>
          <Button variant="secondary" onClick={clear}>
            {copy.another}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.muted}>{copy.promise(answerDays)}</p>
          <Fields sending={sending} />
        </>
      )}
    </section>
  );
}

function Fields({ sending }: { readonly sending: Sending }) {
  const { draft, type, send, isBusy, isHeld, state } = sending;
  const [isTried, setTried] = useState(false);
  const reference = useEarly<HTMLInputElement>(draft.reference, (early) => type({ reference: early }));
  const problem = complaintProblem(draft.text);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (draft.subject !== '' && !problem) return send(draft.subject);
    const wrong = event.currentTarget.querySelector<HTMLElement>(
      draft.subject === '' ? 'select' : 'textarea',
    );
    wrong?.focus();
  };
  return (
    <form method="post" className={styles.form} onSubmit={handleSubmit} noValidate>
      <SubjectSelect
        value={draft.subject}
        isWrong={isTried && draft.subject === ''}
        onChange={(subject) => type({ subject })}
      />
      <Field
        ref={reference}
        id="complaint-reference"
        name="reference"
        label={copy.reference}
        hint={copy.referenceHint}
        maxLength={MOST_REFERENCE}
        autoComplete="off"
        readOnly={isHeld}
        value={draft.reference}
        onChange={({ target }) => type({ reference: target.value })}
      />
      <ComplaintText
        value={draft.text}
        isHeld={isHeld}
        error={(isTried || problem === 'long') && problem ? copy.problem(problem) : undefined}
        onChange={(text) => type({ text })}
      />
      <SendState sending={sending} />
      <SubmitButton fullWidth busy={isBusy && (state.stage === 'looking' ? copy.looking : copy.sending)}>
        {copy.send}
      </SubmitButton>
    </form>
  );
}

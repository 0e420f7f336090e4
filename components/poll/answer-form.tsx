'use client';

import { type SubmitEvent, useState } from 'react';
import { pollCopy as copy } from '#components/poll/copy.ts';
import { useAnswer } from '#components/poll/use-answer.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import type { PollConfig } from '#lib/api/poll/queries.ts';
import { FormDraftPart } from '#stores/form-draft-part.tsx';
import styles from './poll.module.css';

interface AnswerFormProps {
  readonly pollId: number;
  readonly choices: PollConfig['choices'];
  readonly canAnswer: boolean;
}

/** Sends one answer, and says what became of it; it stays to say so when no more can be given. */
export function AnswerForm({ pollId, choices, canAnswer }: AnswerFormProps) {
  const { state, isBusy, answer, look } = useAnswer(pollId);
  const [chosen, setChosen] = useState('');
  const [isMissing, setMissing] = useState(false);
  const part = useEarly<HTMLFieldSetElement>(chosen, setChosen);
  const handleTake = (before: string) => {
    if (choices.some(({ choice_id: id }) => String(id) === before)) setChosen(before);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(chosen === '');
    if (chosen !== '') answer(Number(chosen));
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <FormDraftPart
        name={`poll ${pollId}`}
        text={state.stage === 'done' ? '' : chosen}
        onTake={handleTake}
      />
      {canAnswer && (
        <fieldset ref={part} className={styles.choices} aria-disabled={isBusy || undefined}>
          <legend className="visually-hidden">{copy.choices}</legend>
          {choices.map(({ choice_id: id, text, image }) => (
            <label key={id} className={styles.choice}>
              <input
                type="radio"
                name="choice"
                value={String(id)}
                checked={chosen === String(id)}
                onChange={() => !isBusy && setChosen(String(id))}
              />
              {/* biome-ignore lint/performance/noImgElement: pictures are prepared at build time */}
              {image && <img src={image} alt="" width={48} height={48} loading="lazy" />}
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isMissing && chosen === '' && <FormAlert>{copy.choose}</FormAlert>}
      {state.stage === 'refused' && <FormAlert>{state.message}</FormAlert>}
      {state.stage === 'unsent' && <FormAlert>{copy.unsent}</FormAlert>}
      {state.stage === 'unknown' && (
        <>
          <FormAlert>{copy.unknown}</FormAlert>
          <Button variant="secondary" onClick={() => void look()}>
            {copy.look}
          </Button>
        </>
      )}
      <div role="status">{state.stage === 'done' && <p>{copy.sent(state.done.ticket)}</p>}</div>
      {canAnswer && <p className={styles.muted}>{copy.final}</p>}
      {canAnswer && <SubmitButton busy={isBusy && copy.sending}>{copy.answer}</SubmitButton>}
    </form>
  );
}

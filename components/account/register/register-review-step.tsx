'use client';

import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import { LegalTexts } from '#components/account/register/legal-texts.tsx';
import type { RegisterFields } from '#components/account/register/register-steps.ts';
import { ThaiText } from '#components/ui/text/thai-text.tsx';
import type { Agreed } from '#contract/account/consents.ts';
import type { Bank } from '#contract/agent.ts';
import { termsError } from '#rules/person/register-fields.ts';
import { formatThaiDate } from '#rules/time/bangkok-time.ts';
import { typedDay } from '#rules/time/typed-day.ts';
import styles from './register-review-step.module.css';

interface ReviewProps {
  readonly isShown: boolean;
  readonly banks: readonly Bank[];
  readonly minimumAge: number;
  readonly texts: readonly Agreed[];
  readonly referral: string | undefined;
  /** Goes back to a step. */
  readonly onEdit: (step: number) => void;
}

/** Everything that was typed, once more, and the consent. */
export function RegisterReviewStep({ isShown, banks, minimumAge, texts, referral, onEdit }: ReviewProps) {
  const { getValues } = useFormContext<RegisterFields>();
  const checked = useCheckedField();
  const { error, ...accept } = checked('accept_terms', termsError);
  const typed = getValues();
  const parts = isShown
    ? [
        { step: 0, label: copy.username, text: typed.username },
        { step: 1, label: copy.register.name, text: `${typed.first_name} ${typed.last_name}` },
        { step: 1, label: copy.register.birthDate, text: formatThaiDate(typedDay(typed.birth_date), 'long') },
        {
          step: 2,
          label: copy.register.bank,
          text: banks.find((one) => one.bank_code === typed.bank_code)?.bank_name,
        },
        { step: 2, label: copy.register.accountNo, text: typed.bank_account_no },
      ]
    : [];
  return (
    <>
      <dl className={styles.review}>
        {parts.map(({ step, label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <ThaiText>{text ?? ''}</ThaiText>
              <button type="button" aria-label={copy.register.editPart(label)} onClick={() => onEdit(step)}>
                {copy.register.edit}
              </button>
            </dd>
          </div>
        ))}
        {referral && (
          <div>
            <dt>{copy.register.ref}</dt>
            <dd>{referral}</dd>
          </div>
        )}
      </dl>
      {isShown && (
        <p className={styles.own}>{copy.register.ownNameOf(`${typed.first_name} ${typed.last_name}`)}</p>
      )}
      <LegalTexts minimumAge={minimumAge} texts={texts} />
      <label className={styles.accept}>
        <input
          {...accept}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby="accept-note"
        />
        <span>{copy.register.accept}</span>
      </label>
      <p id="accept-note" className={styles.error} aria-live="polite">
        {error}
      </p>
      <p className={styles.age}>{copy.register.minimumAge(minimumAge)}</p>
    </>
  );
}

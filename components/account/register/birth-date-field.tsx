'use client';

import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import { birthDay, type RegisterFields } from '#components/account/register/register-steps.ts';
import { DayParts, dayWords, yearsBack } from '#components/ui/form/day-parts.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import { birthDateError } from '#rules/person/age.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';
import { partsOf } from '#rules/time/thai-day.ts';
import styles from './birth-date-field.module.css';

const OLDEST_YEARS = 100;

/** Day, month and year of the Buddhist era; what is wrong with the date stands below all three. */
export function BirthDateField({ minimumAge }: { minimumAge: number }) {
  const today = bangkokDate(new Date(usePage().nowMs));
  const checked = useCheckedField();
  const { formState } = useFormContext<RegisterFields>();
  const { birth_day, birth_month, birth_year } = formState.errors;
  const missing = (part: string) => (value: string) => (value ? undefined : copy.register.choose(part));
  const { error: _day, ...day } = checked('birth_day', missing(dayWords.date), ['birth_year']);
  const { error: _month, ...month } = checked('birth_month', missing(dayWords.month), ['birth_year']);
  const { error: _year, ...year } = checked('birth_year', (value, all) =>
    value ? birthDateError(birthDay(all), today) : copy.register.choose(dayWords.year),
  );
  const error = (birth_day ?? birth_month ?? birth_year)?.message;
  const invalid = { 'aria-invalid': error ? true : undefined };
  return (
    <fieldset className={styles.birthDate} aria-describedby="birth-note">
      <legend>{copy.register.birthDate}</legend>
      <DayParts
        date={{ ...day, ...invalid, autoComplete: 'bday-day' }}
        month={{ ...month, ...invalid, autoComplete: 'bday-month' }}
        year={{ ...year, ...invalid, autoComplete: 'off' }}
        years={yearsBack(Number(partsOf(today).year), OLDEST_YEARS)}
      />
      <p id="birth-note" className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? copy.register.birthHint(minimumAge)}
      </p>
    </fieldset>
  );
}

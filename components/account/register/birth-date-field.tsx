'use client';

import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import { BUDDHIST_ERA, birthDay, type RegisterFields } from '#components/account/register/register-steps.ts';
import { usePage } from '#components/ui/page-context.tsx';
import { birthDateError } from '#rules/person/age.ts';
import { bangkokDate, LONG_MONTHS } from '#rules/time/bangkok-time.ts';
import styles from './birth-date-field.module.css';

const OLDEST_YEARS = 100;
const DAYS = Array.from({ length: 31 }, (_, at) => at + 1);

/** Day, month and year of the Buddhist era; what is wrong with the date stands below all three. */
export function BirthDateField({ minimumAge }: { minimumAge: number }) {
  const today = bangkokDate(new Date(usePage().nowMs));
  const checked = useCheckedField();
  const { formState } = useFormContext<RegisterFields>();
  const { birth_day, birth_month, birth_year } = formState.errors;
  const missing = (part: string) => (value: string) => (value ? undefined : copy.register.choose(part));
  const { error: _day, ...day } = checked('birth_day', missing(copy.register.day), ['birth_year']);
  const { error: _month, ...month } = checked('birth_month', missing(copy.register.month), ['birth_year']);
  const { error: _year, ...year } = checked('birth_year', (value, all) =>
    value ? birthDateError(birthDay(all), today) : copy.register.choose(copy.register.year),
  );
  const error = (birth_day ?? birth_month ?? birth_year)?.message;
  const thisYear = Number(today.slice(0, 4)) + BUDDHIST_ERA;
  const years = Array.from({ length: OLDEST_YEARS }, (_, at) => thisYear - at);
  return (
    <fieldset className={styles.birthDate} aria-describedby="birth-note">
      <legend>{copy.register.birthDate}</legend>
      <div className={styles.parts}>
        <select
          {...day}
          aria-label={copy.register.day}
          aria-invalid={error ? true : undefined}
          autoComplete="bday-day"
        >
          <option value="">{copy.register.day}</option>
          {DAYS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select
          {...month}
          aria-label={copy.register.month}
          aria-invalid={error ? true : undefined}
          autoComplete="bday-month"
        >
          <option value="">{copy.register.month}</option>
          {LONG_MONTHS.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          {...year}
          aria-label={copy.register.year}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
        >
          <option value="">{copy.register.year}</option>
          {years.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <p id="birth-note" className={error ? styles.error : styles.hint} aria-live="polite">
        {error ?? copy.register.birthHint(minimumAge)}
      </p>
    </fieldset>
  );
}

'use client';

import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { groupDay } from '#components/account/fields/digit-mask.ts';
import { masked } from '#components/account/fields/masked.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import type { RegisterFields } from '#components/account/register/register-steps.ts';
import { Field } from '#components/ui/form/field.tsx';
import { usePage } from '#components/ui/page-context.tsx';
import { birthDateError } from '#rules/person/age.ts';
import { bangkokDate, formatThaiDate } from '#rules/time/bangkok-time.ts';
import { typedDay } from '#rules/time/typed-day.ts';

/** A birth date in one field of digits; once it is a day it is said in words, so that nobody mistakes the month or the era. */
export function BirthDateField({ minimumAge }: { minimumAge: number }) {
  const today = bangkokDate(new Date(usePage().nowMs));
  const { watch } = useFormContext<RegisterFields>();
  const checked = useCheckedField();
  // What is no day is handed on as it was typed, so that it is told from nothing.
  const { error, ...field } = checked('birth_date', (typed) =>
    birthDateError(typedDay(typed) || typed, today),
  );
  const day = typedDay(watch('birth_date') ?? '');
  return (
    <Field
      label={copy.register.birthDate}
      inputMode="numeric"
      autoComplete="bday"
      placeholder={copy.register.birthPlaceholder}
      error={error}
      hint={day ? formatThaiDate(day, 'long') : copy.register.birthHint(minimumAge)}
      {...masked(field, groupDay)}
    />
  );
}

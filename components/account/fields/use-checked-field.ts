'use client';

import { type RegisterOptions, useFormContext } from 'react-hook-form';
import type { RegisterField, RegisterFields } from '#components/account/register/register-steps.ts';
import type { FieldError } from '#rules/person/field-error.ts';

/**
 * A field of the registration form that is checked when it is left, and again while it is corrected. `check` answers what
 * is wrong in Thai, or nothing; `also` are fields that are checked with it once they were filled.
 */
export function useCheckedField() {
  const { register, trigger, getValues, formState } = useFormContext<RegisterFields>();
  return <Name extends RegisterField>(
    name: Name,
    check: (value: RegisterFields[Name], all: RegisterFields) => FieldError | Promise<FieldError>,
    also: readonly RegisterField[] = [],
  ) => {
    const recheck = async () => {
      const due = [name, ...also].filter((field) => formState.errors[field] && getValues(field) !== '');
      if (due.length > 0) await trigger(due);
    };
    const rules: RegisterOptions<RegisterFields, Name> = {
      validate: (value, all) => {
        const wrong = check(value, all);
        return wrong instanceof Promise ? wrong.then((said) => said ?? true) : (wrong ?? true);
      },
      onChange: recheck,
      onBlur: () => getValues(name) !== '' && trigger(name),
    };
    return { ...register(name, rules), error: formState.errors[name]?.message };
  };
}

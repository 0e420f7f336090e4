'use client';

import { copy } from '#components/account/copy.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import { BirthDateField } from '#components/account/register/birth-date-field.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { firstNameError, lastNameError } from '#rules/person/name.ts';

/** Name as the bank has it, and birth date. */
export function RegisterPersonStep({ minimumAge }: { minimumAge: number }) {
  const checked = useCheckedField();
  return (
    <>
      <Field
        label={copy.register.firstName}
        autoComplete="given-name"
        hint={copy.register.nameHint}
        {...checked('first_name', firstNameError)}
      />
      <Field
        label={copy.register.lastName}
        autoComplete="family-name"
        {...checked('last_name', lastNameError)}
      />
      <BirthDateField minimumAge={minimumAge} />
    </>
  );
}

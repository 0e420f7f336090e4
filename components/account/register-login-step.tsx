'use client';

import { copy } from '#components/account/copy.ts';
import { maskMobile } from '#components/account/digit-mask.ts';
import { masked } from '#components/account/masked.ts';
import { PasswordField } from '#components/account/password-field.tsx';
import { useCheckedField } from '#components/account/use-checked-field.ts';
import { Field } from '#components/ui/field.tsx';
import { mobileError, passwordError } from '#contract/forms/register-fields.ts';

/** Mobile number, which becomes the user name, and password. */
export function RegisterLoginStep() {
  const checked = useCheckedField();
  const { error, ...username } = checked('username', mobileError);
  return (
    <>
      <Field
        label={copy.username}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        placeholder={copy.usernamePlaceholder}
        hint={copy.register.usernameHint}
        error={error}
        {...masked(username, maskMobile)}
      />
      <PasswordField
        label={copy.register.newPassword}
        autoComplete="new-password"
        hint={copy.register.passwordHint}
        {...checked('password', passwordError)}
      />
    </>
  );
}

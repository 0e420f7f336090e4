'use client';

import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { checkNewPassword, loadCommonPasswords } from '#components/account/fields/check-new-password.ts';
import { groupMobile } from '#components/account/fields/digit-mask.ts';
import { masked } from '#components/account/fields/masked.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import type { RegisterFields } from '#components/account/register/register-steps.ts';
import { ButtonLink } from '#components/ui/form/button-link.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { paths } from '#lib/paths.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';
import { useArea } from '#stores/provider.tsx';

/** Mobile number, which becomes the user name, and password. */
export function RegisterLoginStep({ next }: { next: string }) {
  const checked = useCheckedField();
  const { error, ...username } = checked('username', mobileError);
  const { watch, formState } = useFormContext<RegisterFields>();
  const setNewUsername = useArea('user', (state) => state.setNewUsername);
  const number = normaliseMobile(watch('username') ?? '');
  // The link to the login stays for this number, also when leaving the field checks it again.
  const [taken, setTaken] = useState<string>();
  if (formState.errors.username?.type === 'server' && taken !== number) setTaken(number);
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
        {...masked(username, groupMobile)}
      />
      {taken === number && (
        <ButtonLink
          href={paths.loginFor(next)}
          variant="secondary"
          size="small"
          onClick={() => setNewUsername(number)}
        >
          {copy.register.loginWithNumber}
        </ButtonLink>
      )}
      <PasswordField
        label={copy.register.newPassword}
        autoComplete="new-password"
        hint={copy.register.passwordHint}
        onFocus={loadCommonPasswords}
        {...checked('password', checkNewPassword)}
      />
    </>
  );
}

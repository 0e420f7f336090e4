'use client';

import { type FormEvent, useRef, useState } from 'react';
import { checkNewPassword, loadCommonPasswords } from '#components/account/fields/check-new-password.ts';
import { FailureAlert } from '#components/account/fields/failure-alert.tsx';
import formStyles from '#components/account/fields/form.module.css';
import { profileCopy } from '#components/account/profile/copy.ts';
import { type Typed, useChangePassword } from '#components/account/profile/use-change-password.ts';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import styles from './profile.module.css';

const words = profileCopy.change;
const MAX_WIDTH_PX = 440;

function typedIn(form: HTMLFormElement): Typed {
  const typed = new FormData(form);
  return { current: String(typed.get('current_password')), next: String(typed.get('password')) };
}

/** The present password and the new one. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const { save, failure, clearFailure, stage, isBusy, look } = useChangePassword({
    onDone: onClose,
    onWrong: (field) => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus(),
  });
  const [wrong, setWrong] = useState<string>();
  const checkNext = async (field: HTMLInputElement) => {
    const typed = field.value;
    const said = typed === '' ? undefined : await checkNewPassword(typed);
    // What was typed since is looked at when it is left.
    if (field.value === typed) setWrong(said);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    save(typedIn(event.currentTarget));
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={onClose} title={profileCopy.changePassword} maxWidth={MAX_WIDTH_PX}>
        <form method="post" className={formStyles.form} onSubmit={handleSubmit} ref={form} noValidate>
          {failure.message && <FailureAlert failure={failure} onWaited={clearFailure} />}
          {stage === 'unsent' && <FormAlert>{words.unsent}</FormAlert>}
          {stage === 'unknown' && (
            <FormAlert>
              <p>{words.unknown}</p>
              <Button
                variant="secondary"
                size="small"
                onClick={() => form.current && look(typedIn(form.current))}
              >
                {words.checkAgain}
              </Button>
            </FormAlert>
          )}
          <PasswordField
            label={words.current}
            autoComplete="current-password"
            autoFocus
            name="current_password"
            error={failure.fields.current_password}
          />
          <PasswordField
            label={words.next}
            autoComplete="new-password"
            hint={words.nextHint}
            name="password"
            error={failure.fields.password ?? wrong}
            onFocus={loadCommonPasswords}
            onBlur={({ target }) => void checkNext(target)}
            onChange={() => setWrong(undefined)}
          />
          <p className={formStyles.note}>{words.othersEnd}</p>
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {words.back}
            </Button>
            <Button type="submit" busy={isBusy && words.busy} waits={failure.until !== undefined}>
              {words.submit}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </MuiProvider>
  );
}

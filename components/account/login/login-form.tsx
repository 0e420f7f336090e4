'use client';

import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { groupMobile } from '#components/account/fields/digit-mask.ts';
import { FailureAlert } from '#components/account/fields/failure-alert.tsx';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import { loginCopy } from '#components/account/login/copy.ts';
import { useDeadSession } from '#components/account/session/use-dead-session.ts';
import { useStartSession } from '#components/account/session/use-start-session.ts';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { LazyPart } from '#components/ui/lazy-part.tsx';
import type { SessionEnd } from '#contract/constants.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { sharedWords } from '#contract/words.ts';
import { ApiRefusal } from '#lib/api/errors.ts';
import { paths } from '#lib/paths.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';
import { useArea } from '#stores/provider.tsx';

interface LoginFields {
  username: string;
  password: string;
  second_factor?: string;
}

const isMobile = (typed: string) => mobileError(typed) ?? true;

/** Few members ever see it. */
const loadReactivation = () =>
  import('#components/account/login/reactivation-form.tsx').then((module) => module.ReactivationForm);

const isRefusedWith = (error: unknown, code: number) => error instanceof ApiRefusal && error.code === code;

interface LoginFormProps {
  /** Where to go afterwards. */
  readonly next: string;
  /** True when the member's session ended: the form says so. */
  readonly isOver?: boolean;
  /** What ended it, where that was told. */
  readonly ended?: SessionEnd | undefined;
  /** True when the browser still has the cookie of that session. */
  readonly isDead?: boolean;
}

/** Mobile number and password. After a refusal everything typed stays; while the account waits, the time is shown. */
export function LoginForm({ next, isOver = false, ended, isDead = false }: LoginFormProps) {
  const newUsername = useArea('user', (state) => state.newUsername);
  const setNewUsername = useArea('user', (state) => state.setNewUsername);
  const endOldSession = useDeadSession({ isOver, isDead });
  const startSession = useStartSession(next);
  const [failure, setFailure] = useState<FormFailure>();
  const { register, handleSubmit, getValues, formState } = useForm<LoginFields>({
    defaultValues: newUsername ? { username: groupMobile(newUsername) } : undefined,
  });
  const { errors, isSubmitting } = formState;
  const [isLeaving, setIsLeaving] = useState(false);
  const isBusy = isSubmitting || isLeaving;
  /** True once the password was right and the member has a second factor. */
  const [asksCode, setAsksCode] = useState(false);
  /** What was right, of an account that nobody used for long. */
  const [proven, setProven] = useState<{ username: string; password: string }>();

  /** Keeps the typed number in memory for the reset form; it never stands in an address. */
  const carryNumber = () => {
    const typed = getValues('username') ?? '';
    if (mobileError(typed) === undefined) setNewUsername(normaliseMobile(typed));
  };
  /** Another number is another member, who may have no second factor. */
  const forgetCode = () => setAsksCode(false);
  const handleLogin = handleSubmit(async ({ username, password, second_factor }) => {
    // The page after it would know nobody, and lead back here.
    if (!navigator.cookieEnabled)
      return setFailure({ message: loginCopy.noCookies, fields: {}, until: undefined });
    setFailure(undefined);
    const given = { username: normaliseMobile(username), password };
    try {
      await endOldSession();
      await startSession({
        ...given,
        second_factor: asksCode ? second_factor?.trim() : undefined,
      });
      setIsLeaving(true);
    } catch (error) {
      if (isRefusedWith(error, errorCodes.SECOND_FACTOR_NEEDED)) setAsksCode(true);
      else if (isRefusedWith(error, errorCodes.ACCOUNT_INACTIVE)) setProven(given);
      else setFailure(formFailure(error, ['second_factor']));
    }
  });

  if (proven)
    return (
      <LazyPart load={loadReactivation} props={{ ...proven, next, onBack: () => setProven(undefined) }} />
    );
  return (
    <form method="post" className={styles.form} onSubmit={handleLogin} noValidate>
      {isOver && !failure && <FormAlert>{ended ? loginCopy.over[ended] : sharedWords.sessionOver}</FormAlert>}
      {failure?.message && <FailureAlert failure={failure} onWaited={() => setFailure(undefined)} />}
      <Field
        label={copy.username}
        type="tel"
        inputMode="numeric"
        autoComplete="username"
        placeholder={copy.usernamePlaceholder}
        error={errors.username?.message}
        {...masked(register('username', { validate: isMobile, onChange: forgetCode }), groupMobile)}
      />
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: copy.passwordMissing })}
      />
      {asksCode && (
        <Field
          label={copy.login.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          hint={copy.login.codeHint}
          error={errors.second_factor?.message ?? failure?.fields.second_factor}
          {...register('second_factor', { required: copy.login.codeMissing })}
        />
      )}
      <a className={styles.side} href={paths.forgotFor(next)} onClick={carryNumber}>
        {copy.login.forgot}
      </a>
      {/* Who has to wait for the codes of the app may send a recovery code. */}
      <SubmitButton
        fullWidth
        busy={isBusy && copy.login.busy}
        waits={failure?.until !== undefined && !asksCode}
      >
        {copy.login.submit}
      </SubmitButton>
    </form>
  );
}

'use client';

import { type FormEvent, useState } from 'react';
import { lineCopy as copy } from '#components/line/copy.ts';
import type { LineEntryProps } from '#components/line/entry-props.ts';
import { LineToken } from '#components/line/line-token.tsx';
import { NotLinked } from '#components/line/not-linked.tsx';
import { useLineLogin } from '#components/line/use-line-login.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { HOME } from '#lib/home-path.ts';
import { tokenName } from '#lib/line/token-name.ts';
import { forgetLineAccount } from '#lib/line/use-line-token.ts';
import styles from './line.module.css';

/** A visitor logs in with LINE: whose account it is stands there first, so that nobody is logged in unseen. */
export function LineLogin({ liffId, path, target = HOME }: LineEntryProps) {
  const [token, setToken] = useState<string>();
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const login = useLineLogin(target, liffId);
  const handleToken = (next: string, isChosen: boolean) => {
    setToken(next);
    if (isChosen) void login.enter(next);
  };
  const handleAnother = async () => {
    if (liffId !== null) await forgetLineAccount();
    setToken(undefined);
    login.forget();
  };
  if (login.notLinked !== undefined) return <NotLinked name={login.notLinked} path={path} />;
  if (token === undefined) return <LineToken liffId={liffId} path={path} onToken={handleToken} />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isBusy) return;
    setMissing(login.asksCode === true && code.trim() === '');
    if (!login.asksCode) void login.enter(token);
    else if (code.trim() !== '') void login.enter(token, code.trim());
  };
  return (
    <form method="post" className={styles.column} onSubmit={handleSubmit} noValidate>
      <p className={styles.account}>
        <span>{copy.ask}</span>
        <strong>{copy.account(tokenName(token))}</strong>
      </p>
      {login.message && <FormAlert>{login.message}</FormAlert>}
      {login.asksCode && (
        <Field
          label={copy.code}
          name="second_factor"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          hint={copy.codeHint}
          value={code}
          error={isMissing ? copy.codeMissing : login.codeError}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {!login.isTokenOver && (
        <Button type="submit" fullWidth busy={login.isBusy && copy.busy}>
          {copy.enter}
        </Button>
      )}
      <Button variant="ghost" fullWidth onClick={handleAnother}>
        {copy.another}
      </Button>
    </form>
  );
}

import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import type { Refused } from '#components/ui/dialog/refused.ts';
import { Button } from '#components/ui/form/button.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import type { Elements } from '#components/ui/text/elements.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { isOffline } from '#lib/network.ts';
import styles from './dialog-frame.module.css';

interface PasswordFormProps {
  /** What the password stands for. */
  readonly children: Elements;
  readonly submit: string;
  /** What the key says while it is carried out. */
  readonly sending: string;
  readonly back: string;
  readonly variant?: ComponentProps<typeof Button>['variant'];
  /** True where a code of the second factor is asked for too. */
  readonly asksCode?: boolean;
  /** Looks at the rest of the form first; false keeps it here, with what was typed. */
  readonly isReady?: () => boolean;
  readonly isBusy: boolean;
  readonly refused: Refused | undefined;
  readonly onConfirm: (password: string, code: string | undefined) => void;
  readonly onClose: () => void;
}

export const codeWords = {
  label: 'รหัสยืนยันจากแอป',
  hint: 'รหัส 6 หลักจากแอป Authenticator หรือรหัสสำรอง',
  missing: 'กรุณากรอกรหัสยืนยัน',
} as const;
const words = { password: 'กรอกรหัสผ่านเพื่อยืนยัน', missing: 'กรุณากรอกรหัสผ่าน' };
const OF_CODE: readonly number[] = [errorCodes.SECOND_FACTOR_NEEDED, errorCodes.SECOND_FACTOR_WRONG];

/** The password again, and a code of the second factor where there is one: handed on once, kept nowhere else. */
export function PasswordForm(props: PasswordFormProps) {
  const { children, submit, sending, back, variant, isBusy, refused } = props;
  const passwordInput = useRef<HTMLInputElement>(null);
  // Fields before it are typed first.
  const isFirst = props.isReady === undefined;
  useEffect(() => {
    // What is confirmed is read first: where there is little room it stays in sight.
    if (isFirst) passwordInput.current?.focus({ preventScroll: true });
  }, [isFirst]);
  const codeInput = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problems, setProblems] = useState<{ password?: string; code?: string }>({});
  const [wasAsked, setWasAsked] = useState(false);
  const isOfCode = refused !== undefined && OF_CODE.includes(refused.code);
  // Switched on in another tab since this page was read.
  if (isOfCode && !wasAsked) setWasAsked(true);
  const asksCode = props.asksCode || wasAsked;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (props.isReady?.() === false) return;
    const lacks = { password: password === '', code: asksCode && code.trim() === '' };
    setProblems({
      ...(lacks.password && { password: words.missing }),
      ...(lacks.code && { code: codeWords.missing }),
    });
    (asksCode && !lacks.password ? codeInput : passwordInput).current?.focus();
    if (lacks.password || lacks.code) return;
    // Without a network nothing is sent, and nothing has to be typed again.
    if (!isOffline()) {
      // A wrong code is mended without typing the password again.
      if (!asksCode) setPassword('');
      setCode('');
    }
    props.onConfirm(password, asksCode ? code.trim() : undefined);
  };
  return (
    <form method="post" className={styles.asking} onSubmit={handleSubmit} noValidate>
      {children}
      <PasswordField
        ref={passwordInput}
        label={words.password}
        name="password"
        autoComplete="current-password"
        value={password}
        error={problems.password ?? (isOfCode ? undefined : refused?.message)}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblems({ ...problems, password: undefined });
        }}
      />
      {asksCode && (
        <Field
          ref={codeInput}
          label={codeWords.label}
          name="second_factor"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          hint={codeWords.hint}
          value={code}
          error={problems.code ?? (isOfCode ? refused.message : undefined)}
          onChange={(event) => {
            setCode(event.target.value);
            setProblems({ ...problems, code: undefined });
          }}
        />
      )}
      <div className={styles.keys}>
        <Button variant="ghost" onClick={props.onClose}>
          {back}
        </Button>
        <Button type="submit" variant={variant} busy={isBusy && sending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

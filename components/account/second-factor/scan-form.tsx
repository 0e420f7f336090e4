'use client';

import { type FormEvent, useRef, useState } from 'react';
import { otpDigits } from '#components/account/fields/digit-mask.ts';
import formStyles from '#components/account/fields/form.module.css';
import { secondFactorCopy as copy } from '#components/account/second-factor/copy.ts';
import styles from '#components/account/second-factor/second-factor.module.css';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { codeWords } from '#components/ui/dialog/password-form.tsx';
import { Field } from '#components/ui/form/field.tsx';
import { maskedInput } from '#components/ui/form/masked-input.ts';
import { SubmitButton } from '#components/ui/form/submit-button.tsx';
import { qrDrawing } from '#components/ui/show/qr-path.ts';

interface ScanFormProps {
  /** Base32, and the address that the QR draws. */
  readonly secret: string;
  readonly uri: string;
  readonly isBusy: boolean;
  readonly refusal: string | undefined;
  readonly onConfirm: (code: string) => void;
}

/** The secret as a QR and to be copied, and the first code that shows that the app has it. */
export function ScanForm({ secret, uri, isBusy, refusal, onConfirm }: ScanFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const { size, path } = qrDrawing(uri);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    input.current?.focus();
    setProblem(code === '' ? codeWords.missing : undefined);
    if (code === '') return;
    setCode('');
    onConfirm(code);
  };
  return (
    <form method="post" className={styles.steps} onSubmit={handleSubmit} noValidate>
      <p>{copy.scan}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={copy.qrLabel}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>{copy.typed}</p>
      <p className={styles.secret}>
        <span>{copy.secret}</span>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton text={secret} label={copy.copySecret} className={styles.copy} />
      </p>
      <Field
        ref={input}
        label={copy.firstCode}
        name="second_factor"
        className={formStyles.otp}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        value={code}
        error={problem ?? refusal}
        {...maskedInput(otpDigits, (typed) => {
          setCode(typed);
          setProblem(undefined);
        })}
      />
      <SubmitButton fullWidth busy={isBusy && copy.confirming}>
        {copy.confirm}
      </SubmitButton>
    </form>
  );
}

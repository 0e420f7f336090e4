'use client';

import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { DialogFrame } from '#components/ui/dialog/dialog-frame.tsx';
import { Button } from '#components/ui/form/button.tsx';
import { PasswordField } from '#components/ui/form/password-field.tsx';
import { MuiProvider } from '#components/ui/mui-provider.tsx';
import styles from './dialog-frame.module.css';

interface PasswordDialogProps {
  readonly title: string;
  /** What the password stands for. */
  readonly children: ReactNode;
  readonly submit: string;
  /** What the key says while it is carried out. */
  readonly sending: string;
  readonly back: string;
  readonly variant?: ComponentProps<typeof Button>['variant'];
  readonly isBusy: boolean;
  /** Why the last try was refused: the password, mostly. */
  readonly refusal: string | undefined;
  readonly onConfirm: (password: string) => void;
  readonly onClose: () => void;
}

const MAX_WIDTH_PX = 440;
const words = { password: 'ใส่รหัสผ่านเพื่อยืนยัน', missing: 'กรุณาใส่รหัสผ่าน' };

/** Something that is done with the password again, which is handed on once and kept nowhere. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { title, children, submit, sending, back, variant, isBusy, refusal, onConfirm, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(password === '' ? words.missing : undefined);
    input.current?.focus();
    if (password === '') return;
    setPassword('');
    onConfirm(password);
  };
  return (
    <MuiProvider>
      <DialogFrame open onClose={onClose} title={title} maxWidth={MAX_WIDTH_PX}>
        <form method="post" className={styles.asking} onSubmit={handleSubmit} noValidate>
          {children}
          <PasswordField
            ref={input}
            label={words.password}
            name="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            error={problem ?? refusal}
            onChange={(event) => {
              setPassword(event.target.value);
              setProblem(undefined);
            }}
          />
          <div className={styles.keys}>
            <Button variant="ghost" onClick={onClose}>
              {back}
            </Button>
            <Button type="submit" variant={variant} busy={isBusy}>
              {isBusy ? sending : submit}
            </Button>
          </div>
        </form>
      </DialogFrame>
    </MuiProvider>
  );
}

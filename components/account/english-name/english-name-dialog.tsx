'use client';

import { useState } from 'react';
import { englishNameCopy as copy } from '#components/account/english-name/copy.ts';
import { formFailure } from '#components/account/failures.ts';
import { useLookUp } from '#components/account/profile/use-look-up.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { Field } from '#components/ui/form/field.tsx';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { ENGLISH_NAME_MAX, englishNameError, isSameEnglishName } from '#rules/person/english-name.ts';

interface EnglishNameDialogProps {
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** The name in Latin letters, and the password. Giving the same one twice is giving it once. */
export function EnglishNameDialog({ asksCode, onClose }: EnglishNameDialogProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { refused, attempt } = useRefused(copy.unknown);
  const lookUp = useLookUp();
  const save = useCall('POST /api/member/english_name', { changes: ['account'] });
  /** True when it was one of the name, and is said there. */
  const tellField = (error: unknown): boolean => {
    const { english_name: told } = formFailure(error, ['english_name']).fields;
    setProblem(told);
    return told !== undefined;
  };
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      await save
        .mutateAsync({ english_name: name, password, second_factor })
        .catch((error: unknown) =>
          lookUp(error, ({ english_name: kept }) => kept !== null && isSameEnglishName(kept, name)),
        );
      toast(copy.done, { variant: 'success' });
      onClose();
    }, tellField);
  return (
    <PasswordDialog
      title={copy.add}
      submit={copy.submit}
      sending={copy.sending}
      back={copy.back}
      asksCode={asksCode}
      isReady={() => {
        const error = englishNameError(name);
        setProblem(error);
        return error === undefined;
      }}
      isBusy={save.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{copy.text}</p>
      <Field
        label={copy.label}
        name="english_name"
        lang="en"
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={ENGLISH_NAME_MAX * 2}
        autoFocus
        hint={copy.hint}
        value={name}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
      />
    </PasswordDialog>
  );
}

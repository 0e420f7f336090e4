'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormFailure, formFailure } from '#components/account/failures.ts';
import { subBankCopy as copy } from '#components/account/sub-bank/copy.ts';
import { SubBankFields } from '#components/account/sub-bank/sub-bank-fields.tsx';
import { useTypedAccount } from '#components/account/sub-bank/use-typed-account.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { type Refused, refusedBy } from '#components/ui/dialog/refused.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { banksQuery } from '#lib/api/account/queries.ts';
import { isUnknown } from '#lib/api/errors.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';

interface SubBankDialogProps {
  readonly title: string;
  readonly asksCode: boolean;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

/** Bank and number of a second account, and the password. Noting the same one twice is noting it once. */
export function SubBankDialog({ title, asksCode, onChange, onClose }: SubBankDialogProps) {
  const banks = useQuery(banksQuery());
  const account = useTypedAccount();
  const [refused, setRefused] = useState<Refused>();
  const save = useCall('POST /api/member/update_sub_bank_account', { changes: ['account'] });
  const handleConfirm = async (password: string, second_factor: string | undefined) => {
    setRefused(undefined);
    const { bankCode: bank_code, accountNo: bank_account_no } = account.typed;
    try {
      await save.mutateAsync({ bank_code, bank_account_no, password, second_factor });
      toast(copy.done, { variant: 'success' });
      onChange();
      onClose();
    } catch (error) {
      const { fields }: FormFailure = formFailure(error, ['bank_code', 'bank_account_no']);
      if (Object.keys(fields).length > 0)
        return account.tell({ bankCode: fields.bank_code, accountNo: fields.bank_account_no });
      setRefused(isUnknown(error) ? { code: 0, message: copy.unknown } : refusedBy(error));
    }
  };
  return (
    <PasswordDialog
      title={title}
      submit={copy.submit}
      sending={copy.sending}
      back={copy.back}
      asksCode={asksCode}
      isReady={account.check}
      isBusy={save.isPending}
      refused={refused}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>{copy.text}</p>
      {banks.data ? (
        <SubBankFields banks={banks.data} account={account} />
      ) : banks.isError ? (
        <FormAlert>
          <p>{copy.failed}</p>
          <Button variant="secondary" size="small" onClick={() => void banks.refetch()}>
            {copy.again}
          </Button>
        </FormAlert>
      ) : (
        <p role="status">{copy.loading}</p>
      )}
    </PasswordDialog>
  );
}

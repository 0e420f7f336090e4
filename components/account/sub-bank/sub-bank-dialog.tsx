'use client';

import { useQuery } from '@tanstack/react-query';
import { formFailure } from '#components/account/failures.ts';
import { useLookUp } from '#components/account/profile/use-look-up.ts';
import { subBankCopy as copy } from '#components/account/sub-bank/copy.ts';
import { SubBankFields } from '#components/account/sub-bank/sub-bank-fields.tsx';
import { useTypedAccount } from '#components/account/sub-bank/use-typed-account.ts';
import { PasswordDialog } from '#components/ui/dialog/password-dialog.tsx';
import { useRefused } from '#components/ui/dialog/use-refused.ts';
import { Button } from '#components/ui/form/button.tsx';
import { FormAlert } from '#components/ui/form/form-alert.tsx';
import { banksQuery } from '#lib/api/account/queries.ts';
import { useCall } from '#lib/api/use-call.ts';
import { toast } from '#lib/feedback/toast.ts';
import { normaliseAccountNo } from '#rules/person/bank-account.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

interface SubBankDialogProps {
  readonly title: string;
  readonly asksCode: boolean;
  readonly onClose: () => void;
}

/** Bank and number of a second account, and the password. Noting the same one twice is noting it once. */
export function SubBankDialog({ title, asksCode, onClose }: SubBankDialogProps) {
  const banks = useQuery(banksQuery());
  const account = useTypedAccount();
  const { refused, attempt } = useRefused(copy.unknown);
  const lookUp = useLookUp();
  const save = useCall('POST /api/member/update_sub_bank_account', { changes: ['account'] });
  /** True when it was one of a field, and is said there. */
  const tellField = (error: unknown): boolean => {
    const { fields } = formFailure(error, ['bank_code', 'bank_account_no']);
    account.tell({ bankCode: fields.bank_code, accountNo: fields.bank_account_no });
    return Object.keys(fields).length > 0;
  };
  const handleConfirm = (password: string, second_factor: string | undefined) =>
    attempt(async () => {
      const { bankCode: bank_code, accountNo: bank_account_no } = account.typed;
      const account_masked = maskAccountNo(normaliseAccountNo(bank_account_no));
      await save
        .mutateAsync({ bank_code, bank_account_no, password, second_factor })
        .catch((error: unknown) =>
          lookUp(
            error,
            ({ sub_bank: kept }) => kept?.bank_code === bank_code && kept.account_masked === account_masked,
          ),
        );
      toast(copy.done, { variant: 'success' });
      onClose();
    }, tellField);
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

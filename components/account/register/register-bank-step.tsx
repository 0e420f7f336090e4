'use client';

import { useFormContext } from 'react-hook-form';
import { copy } from '#components/account/copy.ts';
import { groupBankAccount } from '#components/account/fields/digit-mask.ts';
import styles from '#components/account/fields/form.module.css';
import { masked } from '#components/account/fields/masked.ts';
import { useCheckedField } from '#components/account/fields/use-checked-field.ts';
import { BankPicker } from '#components/account/register/bank-picker.tsx';
import type { RegisterFields } from '#components/account/register/register-steps.ts';
import { Field } from '#components/ui/form/field.tsx';
import { Icon } from '#components/ui/show/icon.tsx';
import type { Bank } from '#contract/agent.ts';
import { accountDigits, bankAccountNoError, bankCodeError } from '#rules/person/bank-account.ts';

/** The member's own bank account; how many digits its number has depends on the bank. */
export function RegisterBankStep({ banks }: { banks: readonly Bank[] }) {
  const checked = useCheckedField();
  const bankCode = useFormContext<RegisterFields>().watch('bank_code');
  const bank = checked('bank_code', (code) => bankCodeError(code ?? ''), ['bank_account_no']);
  const { error, ...account } = checked('bank_account_no', (typed, all) =>
    bankAccountNoError(all.bank_code ?? '', typed),
  );
  return (
    <>
      <p className={styles.notice}>
        <Icon name="info" size={20} />
        <span>{copy.register.ownName}</span>
      </p>
      <BankPicker banks={banks} {...bank} />
      <Field
        label={copy.register.accountNo}
        inputMode="numeric"
        autoComplete="off"
        hint={bankCode ? copy.register.accountNoHint(accountDigits(bankCode)) : undefined}
        error={error}
        {...masked(account, groupBankAccount)}
      />
    </>
  );
}

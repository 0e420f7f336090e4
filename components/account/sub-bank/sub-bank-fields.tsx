'use client';

import { copy } from '#components/account/copy.ts';
import { groupBankAccount } from '#components/account/fields/digit-mask.ts';
import { BankPicker } from '#components/account/register/bank-picker.tsx';
import type { TypedAccount } from '#components/account/sub-bank/use-typed-account.ts';
import { Field } from '#components/ui/form/field.tsx';
import { maskedInput } from '#components/ui/form/masked-input.ts';
import type { Bank } from '#contract/agent.ts';
import { accountDigits } from '#rules/person/bank-account.ts';

interface SubBankFieldsProps {
  readonly banks: readonly Bank[];
  readonly account: TypedAccount;
}

/** Which bank, and a number of as many digits as it has there. */
export function SubBankFields({ banks, account }: SubBankFieldsProps) {
  const { typed, problems, change } = account;
  return (
    <>
      <BankPicker
        banks={banks}
        error={problems.bankCode}
        name="bank_code"
        ref={() => {}}
        onBlur={async () => {}}
        onChange={async ({ target }) => change({ bankCode: String(target.value) })}
      />
      <Field
        label={copy.register.accountNo}
        name="bank_account_no"
        inputMode="numeric"
        autoComplete="off"
        hint={typed.bankCode ? copy.register.accountNoHint(accountDigits(typed.bankCode)) : undefined}
        error={problems.accountNo}
        value={typed.accountNo}
        {...maskedInput(groupBankAccount, (accountNo) => change({ accountNo }))}
      />
    </>
  );
}

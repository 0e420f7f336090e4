'use client';

import { useState } from 'react';
import { bankAccountNoError, bankCodeError } from '#rules/person/bank-account.ts';

interface Typed {
  readonly bankCode: string;
  readonly accountNo: string;
}
type Problems = { readonly [Name in keyof Typed]?: string | undefined };

/** A bank account as it is typed, and what is wrong with it by field. */
export function useTypedAccount() {
  const [typed, setTyped] = useState<Typed>({ bankCode: '', accountNo: '' });
  const [problems, tell] = useState<Problems>({});
  return {
    typed,
    problems,
    tell,
    change: (next: Partial<Typed>) => {
      setTyped({ ...typed, ...next });
      tell({});
    },
    /** True when it can be sent; else what is missing is said at its field. */
    check: () => {
      const found = {
        bankCode: bankCodeError(typed.bankCode),
        accountNo: bankAccountNoError(typed.bankCode, typed.accountNo),
      };
      tell(found);
      return found.bankCode === undefined && found.accountNo === undefined;
    },
  };
}

export type TypedAccount = ReturnType<typeof useTypedAccount>;

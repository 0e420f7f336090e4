import type { UserInfo } from '#contract/account.ts';
import { maskAccountNo } from '#rules/person/mask.ts';

/** Columns of a `member` with both bank accounts, as `BankColumns`; with them go `BANK_JOINS`. */
export const BANK_COLUMNS = `member.bank_code AS "bankCode", member.bank_account_no AS "bankAccountNo", own.name AS "bankName",
  member.sub_bank_code AS "subBankCode", member.sub_bank_account_no AS "subBankAccountNo", sub.name AS "subBankName"`;
export const BANK_JOINS = `LEFT JOIN bank own ON own.code = member.bank_code
  LEFT JOIN bank sub ON sub.code = member.sub_bank_code`;

export interface BankColumns {
  readonly bankCode: string;
  readonly bankAccountNo: string;
  /** Null where the agent no longer has that bank. */
  readonly bankName: string | null;
  readonly subBankCode: string | null;
  readonly subBankAccountNo: string | null;
  readonly subBankName: string | null;
}

/** A bank account as its member sees it; null when there is none. */
function shownBank(code: string | null, accountNo: string | null, name: string | null): UserInfo['bank'] {
  return code && accountNo
    ? { bank_code: code, bank_name: name ?? '', account_masked: maskAccountNo(accountNo) }
    : null;
}

/** Both bank accounts as their member sees them. */
export function shownBanks(row: BankColumns): Pick<UserInfo, 'bank' | 'sub_bank'> {
  return {
    bank: shownBank(row.bankCode, row.bankAccountNo, row.bankName),
    sub_bank: shownBank(row.subBankCode, row.subBankAccountNo, row.subBankName),
  };
}

import type { TransferTo } from '#contract/payment.ts';

export const RECEIVER = 'บริษัท พีวิน ทดลอง จำกัด';

/** The accounts that take transfers, by their sub-channel. */
export const accounts: Readonly<Record<number, TransferTo>> = {
  1: {
    kind: 'bank',
    bank_code: '004',
    bank_name: 'ธนาคารกสิกรไทย',
    account_no: '0000000000',
    account_name: RECEIVER,
  },
  2: {
    kind: 'true_money',
    bank_code: null,
    bank_name: null,
    account_no: '0600000000',
    account_name: RECEIVER,
  },
  3: {
    kind: 'bank',
    bank_code: '014',
    bank_name: 'ธนาคารไทยพาณิชย์',
    account_no: '0000000001',
    account_name: RECEIVER,
  },
};

/** The accounts of one kind, as the agent lists them. */
export function receiversOf(kind: TransferTo['kind']) {
  return Object.values(accounts)
    .filter((account) => account.kind === kind)
    .map(({ bank_code, bank_name, account_no, account_name }) => ({
      bank_code: bank_code ?? '',
      bank_name: bank_name ?? '',
      account_no,
      account_name,
    }));
}

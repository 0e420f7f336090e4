import type { Bank } from '#contract/agent.ts';

/** Some of the banks that the backend's seed has. */
export const banks: readonly Bank[] = [
  { bank_code: '004', short_name: 'KBANK', bank_name: 'ธนาคารกสิกรไทย' },
  { bank_code: '014', short_name: 'SCB', bank_name: 'ธนาคารไทยพาณิชย์' },
  { bank_code: '002', short_name: 'BBL', bank_name: 'ธนาคารกรุงเทพ' },
  { bank_code: '006', short_name: 'KTB', bank_name: 'ธนาคารกรุงไทย' },
  { bank_code: '025', short_name: 'BAY', bank_name: 'ธนาคารกรุงศรีอยุธยา' },
  { bank_code: '011', short_name: 'TTB', bank_name: 'ธนาคารทหารไทยธนชาต' },
  { bank_code: '030', short_name: 'GSB', bank_name: 'ธนาคารออมสิน' },
  { bank_code: '073', short_name: 'LHB', bank_name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์' },
];

/** Name of a bank by its code; empty for one that the mocks do not have. */
export function bankName(code: string): string {
  return banks.find((bank) => bank.bank_code === code)?.bank_name ?? '';
}

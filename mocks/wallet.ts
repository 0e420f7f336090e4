import { wallet } from '#contract/wallet.ts';
import { mock } from '#mocks/mock.ts';

export const walletMocks = [
  mock(wallet.wallets, ({ member }) => [
    { id: 'mock-wallet', wallet_name: 'กระเป๋าหลัก', balance: member.balance, wallet_type_id: 1 },
    ...member.wallets,
  ]),
];

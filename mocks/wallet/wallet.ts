import { z } from 'zod';
import { wallet as contract, Wallet } from '#contract/wallet.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mockArea, mocksOf } from '#mocks/mock.ts';

const mock = mocksOf<CoreWorld>();

export const wallet = mockArea({
  state: () => ({}),
  handlers: [
    mock(contract.wallets, ({ member }) => [
      { id: 'mock-wallet', wallet_name: 'กระเป๋าหลัก', balance: member.balance, wallet_type_id: 1 },
      ...member.wallets,
    ]),
  ],
  change: {
    /** Main wallet of every member in baht, and wallets beside it. */
    shape: { balance: z.number().optional(), wallets: z.array(Wallet.strict()).optional() },
    apply: (world: CoreWorld, { balance, wallets }) => {
      for (const member of world.members) {
        member.balance = balance ?? member.balance;
        member.wallets = wallets ?? member.wallets;
      }
    },
  },
});

import { z } from 'zod';
import { wallet as contract, Wallet } from '#contract/wallet.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mockArea, mocksOf } from '#mocks/mock.ts';
import type { PromotionState } from '#mocks/promotion/choice.ts';
import { firstMovements, Movement, type StatementState, statementHandlers } from '#mocks/wallet/statement.ts';
import { winLossHandler } from '#mocks/wallet/win-loss.ts';

type World = CoreWorld & StatementState & Pick<PromotionState, 'promotionClaims'>;
const mock = mocksOf<World>();

export const wallet = mockArea({
  state: (): StatementState => ({ movements: structuredClone(firstMovements) }),
  handlers: [
    mock(contract.wallets, ({ member }) => [
      { id: 'mock-wallet', wallet_name: 'กระเป๋าหลัก', balance: member.balance, wallet_type_id: 1 },
      ...member.wallets,
    ]),
    ...statementHandlers,
    winLossHandler,
  ],
  change: {
    /** Main wallet of every member in baht, wallets beside it, and movements of the main wallet, oldest first. */
    shape: {
      balance: z.number().optional(),
      wallets: z.array(Wallet.strict()).optional(),
      movements: z.array(Movement).optional(),
    },
    apply: (world: World, { balance, wallets, movements }) => {
      world.movements = movements ?? world.movements;
      for (const member of world.members) {
        member.balance = balance ?? member.balance;
        member.wallets = wallets ?? member.wallets;
      }
    },
  },
});

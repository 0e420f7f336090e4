import { accountMocks } from '#mocks/account.ts';
import { agentMocks } from '#mocks/agent.ts';
import { lottoMocks } from '#mocks/lotto.ts';
import { paymentMocks } from '#mocks/payment.ts';
import { walletMocks } from '#mocks/wallet.ts';

/** Handlers of every call of the contract. */
export const handlers = [...accountMocks, ...agentMocks, ...lottoMocks, ...paymentMocks, ...walletMocks];

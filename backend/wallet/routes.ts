import { implement } from '#backend/http/implement.ts';
import { listWallets } from '#backend/wallet/list-wallets.ts';
import { wallet } from '#contract/wallet.ts';

export const walletRoutes = implement(wallet, { wallets: listWallets });

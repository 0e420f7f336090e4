import { accountRoutes } from '#backend/account/routes.ts';
import { agentRoutes } from '#backend/agent/routes.ts';
import type { Route } from '#backend/http/implement.ts';
import { lottoRoutes } from '#backend/lotto/routes.ts';
import { paymentRoutes } from '#backend/payment/routes.ts';
import { walletRoutes } from '#backend/wallet/routes.ts';

/** Every call that this backend answers. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...agentRoutes,
  ...lottoRoutes,
  ...paymentRoutes,
  ...walletRoutes,
];

import { listBanks } from '#backend/agent/list-banks.ts';
import { listBanners, listEvents, listNotifications } from '#backend/agent/list-content.ts';
import { listBankAccounts, listTrueMoneyAccounts } from '#backend/agent/list-receivers.ts';
import { showConfig } from '#backend/agent/show-config.ts';
import { validateCode } from '#backend/agent/validate-code.ts';
import { implement } from '#backend/http/implement.ts';
import { agent } from '#contract/agent.ts';

export const agentRoutes = implement(agent, {
  config: showConfig,
  bankAccounts: listBankAccounts,
  banks: listBanks,
  trueMoneyAccounts: listTrueMoneyAccounts,
  validate: validateCode,
  notifications: listNotifications,
  banners: listBanners,
  events: listEvents,
});

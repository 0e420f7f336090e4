import { area } from '#backend/area.ts';
import { listBanks } from '#backend/areas/agent/list-banks.ts';
import { listBanners, listEvents, listNotifications } from '#backend/areas/agent/list-content.ts';
import { listBankAccounts, listTrueMoneyAccounts } from '#backend/areas/agent/list-receivers.ts';
import { nextContentChange } from '#backend/areas/agent/next-content-change.ts';
import { contentCommands } from '#backend/areas/agent/ops/content-commands.ts';
import { receiverCommands } from '#backend/areas/agent/ops/receiver-commands.ts';
import { sealedAgent, sealedBanks, sealedReceivers } from '#backend/areas/agent/sealings.ts';
import { seedAgent } from '#backend/areas/agent/seed/seed-agent.ts';
import { showConfig } from '#backend/areas/agent/show-config.ts';
import { agentReceiver, agent as agentTable, bank, content } from '#backend/areas/agent/tables.ts';
import { validateCode } from '#backend/areas/agent/validate-code.ts';
import { implement } from '#backend/core/http/implement.ts';
import { agent as contract } from '#contract/agent.ts';

export const agent = area({
  name: 'agent',
  calls: implement(contract, {
    config: showConfig,
    bankAccounts: listBankAccounts,
    banks: listBanks,
    trueMoneyAccounts: listTrueMoneyAccounts,
    validate: validateCode,
    notifications: listNotifications,
    banners: listBanners,
    events: listEvents,
  }),
  seed: seedAgent,
  ops: [...contentCommands, ...receiverCommands],
  sealings: [sealedAgent, sealedReceivers, sealedBanks],
  events: [
    ...[agentTable, agentReceiver, bank, content].map(
      (table) => ({ audience: 'public', table, voidsPages: true, words: { kind: 'content' } }) as const,
    ),
    { audience: 'public', scheduled: { next: nextContentChange } },
  ],
});

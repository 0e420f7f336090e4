import { agent, agentReceiver, bank } from '#backend/areas/agent/tables.ts';
import { columnsBut, type Sealing } from '#backend/core/evidence/sealing.ts';

/** Whose site it is, and from when on which text holds. */
export const sealedAgent: Sealing = {
  name: 'agent',
  table: agent,
  key: [agent.id],
  columns: columnsBut(agent, [agent.id]),
  byHand: true,
};

/** The accounts that members transfer to. */
export const sealedReceivers: Sealing = {
  name: 'agent_receiver',
  table: agentReceiver,
  key: [agentReceiver.id],
  columns: columnsBut(agentReceiver, [agentReceiver.id]),
  byHand: true,
};

export const sealedBanks: Sealing = {
  name: 'bank',
  table: bank,
  key: [bank.code],
  columns: columnsBut(bank, [bank.code]),
  byHand: true,
};

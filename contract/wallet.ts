import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AgentCode, AgentId, Baht } from './fields.ts';
import { statementCalls } from './wallet/statement.ts';
import { winLossCalls } from './wallet/winloss.ts';

export const Wallet = z.object({
  id: z.string(),
  wallet_name: z.string(),
  balance: Baht,
  wallet_type_id: z.int(),
});
export type Wallet = z.infer<typeof Wallet>;

export const wallet = {
  wallets: endpoint({
    method: 'POST',
    path: '/api/member/wallets',
    auth: 'member',
    summary: 'Wallets of the member with their balances; type 1 is the main wallet',
    request: z.object({ agent_code: AgentCode.optional(), agent_id: AgentId.optional() }),
    data: z.array(Wallet),
  }),
  ...statementCalls,
  ...winLossCalls,
};

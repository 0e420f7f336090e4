import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { AgentCode, AgentId, Nothing } from './fields.ts';

export const AgentConfig = z.object({
  agent_id: z.int(),
  agent_code: z.string(),
  name: z.string(),
  info: z.object({ agent_logo: z.string(), line_admin_url: z.string(), line_contact_url: z.string() }),
  minimum_age: z.int(),
  /** The version that holds of each text that members agree to. */
  terms_version: z.string(),
  privacy_version: z.string(),
  gtm_id: z.string().nullable(),
});
export type AgentConfig = z.infer<typeof AgentConfig>;

export const Notification = z.object({
  id: z.int(),
  type: z.int(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
});
export type Notification = z.infer<typeof Notification>;
export const Banner = z.object({ id: z.int(), image: z.string(), title: z.string(), link: z.string() });
export type Banner = z.infer<typeof Banner>;
/** `poll_id` is the poll that its picture leads to. */
export const AgentEvent = z.object({
  id: z.int(),
  image: z.string(),
  title: z.string(),
  poll_id: z.int().positive(),
});
export type AgentEvent = z.infer<typeof AgentEvent>;

/** A bank at which members may hold their account; `bank_code` is the three-digit code of the Bank of Thailand. */
export const Bank = z.object({ bank_code: z.string(), short_name: z.string(), bank_name: z.string() });
export type Bank = z.infer<typeof Bank>;

const ByAgent = z.object({ agent_code: AgentCode.optional(), agent_id: AgentId.optional() });

export const agent = {
  config: endpoint({
    method: 'POST',
    path: '/api/agent/config',
    auth: 'public',
    summary: 'Name, logo and contact links of the agent',
    request: ByAgent,
    data: AgentConfig,
  }),
  bankAccounts: endpoint({
    method: 'POST',
    path: '/api/agent/bank_accounts',
    auth: 'member',
    summary: 'Bank accounts of the agent that take deposits',
    request: ByAgent,
    data: z.array(
      z.object({
        bank_code: z.string(),
        bank_name: z.string(),
        account_no: z.string(),
        account_name: z.string(),
      }),
    ),
  }),
  banks: endpoint({
    method: 'GET',
    path: '/api/agent/banks',
    auth: 'public',
    summary: 'Banks at which a member may hold the account of a registration, best known first',
    request: Nothing,
    data: z.array(Bank),
    extension: true,
  }),
  trueMoneyAccounts: endpoint({
    method: 'POST',
    path: '/api/agent/true_money_accounts',
    auth: 'member',
    summary: 'TrueMoney wallets of the agent that take deposits',
    request: ByAgent,
    data: z.array(z.object({ account_no: z.string(), account_name: z.string() })),
  }),
  validate: endpoint({
    method: 'GET',
    path: '/api/agent/validate',
    auth: 'public',
    summary: 'Does this agent or referral code exist?',
    request: z.object({ code: z.string().min(1).max(32) }),
    data: z.object({ valid: z.boolean() }),
  }),
  notifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    auth: 'public',
    summary: 'Announcements: with type=1 those of type 1, with type=0 all others, without it all',
    request: ByAgent.extend({ type: z.enum(['0', '1']).optional() }),
    data: z.array(Notification),
  }),
  banners: endpoint({
    method: 'GET',
    path: '/api/banner',
    auth: 'public',
    summary: 'Banners of the home page',
    request: ByAgent,
    data: z.array(Banner),
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/event/list',
    auth: 'public',
    summary: 'Events that run now',
    request: ByAgent,
    data: z.array(AgentEvent),
  }),
};

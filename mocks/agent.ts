import { agent } from '#contract/agent.ts';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { banks } from '#mocks/data/banks.ts';
import { mock } from '#mocks/mock.ts';

export const agentMocks = [
  mock(agent.config, ({ world }) => ({
    agent_id: AGENT_ID,
    agent_code: AGENT_CODE,
    name: 'PWIN',
    info: {
      agent_logo: '/art/logo.svg',
      line_admin_url: 'https://line.example/admin',
      line_contact_url: 'https://line.example/contact',
    },
    minimum_age: 20,
    terms_version: '2025-01',
    gtm_id: world.gtmId,
  })),
  mock(agent.bankAccounts, () => []),
  mock(agent.banks, () => [...banks]),
  mock(agent.trueMoneyAccounts, () => []),
  mock(agent.validate, ({ input }) => ({ valid: input.code === AGENT_CODE })),
  mock(agent.notifications, ({ world, input }) =>
    world.notifications.filter(
      (one) => input.type === undefined || (one.type === 1) === (input.type === '1'),
    ),
  ),
  mock(agent.banners, ({ world }) => world.banners),
  mock(agent.events, ({ world }) => world.events),
];

import { agent } from '#contract/agent.ts';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { mock } from '#mocks/mock.ts';

const banks = [
  { bank_code: '004', short_name: 'KBANK', bank_name: 'ธนาคารกสิกรไทย' },
  { bank_code: '014', short_name: 'SCB', bank_name: 'ธนาคารไทยพาณิชย์' },
  { bank_code: '002', short_name: 'BBL', bank_name: 'ธนาคารกรุงเทพ' },
  { bank_code: '006', short_name: 'KTB', bank_name: 'ธนาคารกรุงไทย' },
  { bank_code: '030', short_name: 'GSB', bank_name: 'ธนาคารออมสิน' },
  { bank_code: '073', short_name: 'LHB', bank_name: 'ธนาคารแลนด์ แอนด์ เฮ้าส์' },
];

export const agentMocks = [
  mock(agent.config, () => ({
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
    gtm_id: null,
  })),
  mock(agent.bankAccounts, () => []),
  mock(agent.banks, () => banks),
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

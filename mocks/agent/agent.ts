import { z } from 'zod';
import { AgentEvent, Banner, agent as contract, Notification } from '#contract/agent.ts';
import { AGENT_CODE, AGENT_ID } from '#contract/constants.ts';
import { banks } from '#mocks/agent/banks.ts';
import { banners, events, notifications } from '#mocks/agent/content.ts';
import { receiversOf } from '#mocks/agent/receivers.ts';
import type { CoreWorld } from '#mocks/core.ts';
import { mockArea, mocksOf } from '#mocks/mock.ts';

interface AgentState {
  notifications: Notification[];
  banners: Banner[];
  events: AgentEvent[];
  gtmId: string | null;
}

const mock = mocksOf<CoreWorld & AgentState>();

const handlers = [
  mock(contract.config, ({ world }) => ({
    agent_id: AGENT_ID,
    agent_code: AGENT_CODE,
    name: 'PWIN',
    info: {
      agent_logo: '/art/logo.svg',
      line_admin_url: 'https://line.example/admin',
      line_contact_url: 'https://line.example/contact',
    },
    minimum_age: 20,
    terms_version: world.texts.terms,
    privacy_version: world.texts.privacy,
    gtm_id: world.gtmId,
  })),
  mock(contract.bankAccounts, () => receiversOf('bank')),
  mock(contract.banks, () => [...banks]),
  mock(contract.trueMoneyAccounts, () => receiversOf('true_money')),
  mock(contract.validate, ({ input }) => ({ valid: input.code === AGENT_CODE })),
  mock(contract.notifications, ({ world, input }) =>
    world.notifications.filter(
      (one) => input.type === undefined || (one.type === 1) === (input.type === '1'),
    ),
  ),
  mock(contract.banners, ({ world }) => world.banners),
  mock(contract.events, ({ world }) => world.events),
];

export const agent = mockArea({
  state: (): AgentState => ({
    notifications: [...notifications],
    banners: [...banners],
    events: [...events],
    gtmId: null,
  }),
  handlers,
  change: {
    shape: {
      notifications: z.array(Notification.strict()).optional(),
      banners: z.array(Banner.strict()).optional(),
      events: z.array(AgentEvent.strict()).optional(),
      gtmId: z.string().nullable().optional(),
    },
    apply: (world: CoreWorld & AgentState, { notifications, banners, events, gtmId }) => {
      world.notifications = notifications ?? world.notifications;
      world.banners = banners ?? world.banners;
      world.events = events ?? world.events;
      if (gtmId !== undefined) world.gtmId = gtmId;
    },
  },
});

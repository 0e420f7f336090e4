import { z } from 'zod';
import { errorCodes } from '#contract/error-codes.ts';
import { line as contract, LINE_TICKET_MS } from '#contract/line.ts';
import { lineCodes, lineRefusals, lineShutOut } from '#contract/line-refusal.ts';
import { requirePassword } from '#mocks/account/require-password.ts';
import { deviceOf } from '#mocks/account/second-factor.ts';
import { later, nowOf } from '#mocks/clock.ts';
import { beginSession, type CoreWorld, type MockMember } from '#mocks/core.ts';
import { endLineLink } from '#mocks/line-link.ts';
import { MockRefusal, mockArea, mocksOf, notFound } from '#mocks/mock.ts';
import { noteFor } from '#mocks/notices.ts';
import { requireSecondFactor } from '#mocks/second-factor.ts';

type Way = z.output<typeof contract.way.data>['way'];

interface LineState {
  line: {
    way: Way;
    /** LINE does not answer. */
    isAway: boolean;
    /** An operator locked who has the account. */
    isLocked: boolean;
    /** By browser, the account that it may link. */
    tickets: Record<string, { readonly name: string; readonly until: string }>;
  };
}

type World = CoreWorld & LineState;
const mock = mocksOf<World>();
const LIFF_ID = '2000000000-MockLiff';

const refused = (name: keyof typeof lineCodes, facts?: Record<string, unknown>) =>
  new MockRefusal(lineCodes[name], lineRefusals[name], facts);

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A token of a pretended account; nothing here asks whether it is signed. */
function tokenOf(name: string): string {
  return `${encode({ alg: 'ES256' })}.${encode({ name })}.${encode({ signed: 'by nobody' })}`;
}

function nameOf(idToken: string): string | undefined {
  const [, claims = ''] = idToken.split('.');
  const read = z
    .object({ name: z.string() })
    .safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString() || 'null'));
  return read.data?.name;
}

const linkedTo = (world: World, name: string) => world.members.find(({ line }) => line?.name === name);

/** The account of a token, which this browser may link unless somebody has. */
function prove(world: World, idToken: string, request: Request): string {
  if (world.line.way === 'none') throw notFound();
  if (world.line.isAway) throw refused('LINE_AWAY');
  const name = nameOf(idToken);
  if (!name) throw refused('LINE_TOKEN');
  if (!linkedTo(world, name))
    world.line.tickets[deviceOf(request)] = { name, until: later(world, LINE_TICKET_MS) };
  return name;
}

function ticketOf(world: World, member: MockMember, request: Request) {
  const ticket = world.line.tickets[deviceOf(request)];
  const id = ticket && Buffer.from(ticket.name).toString('base64url').slice(0, 64);
  return !member.line && ticket && id && ticket.until > nowOf(world) ? { ticket_id: id, ...ticket } : null;
}

function link(world: World, member: MockMember, request: Request, id: string): { since: string } {
  const ticket = ticketOf(world, member, request);
  if (member.line) return { since: member.line.since };
  if (ticket?.ticket_id !== id) throw refused('LINE_TICKET_OVER');
  member.line = { name: ticket.name, since: nowOf(world) };
  delete world.line.tickets[deviceOf(request)];
  noteFor(world, member, 'line_linked');
  return { since: member.line.since };
}

const taken = () => refused('LINE_TAKEN');

const handlers = [
  mock(contract.way, ({ world: { line } }) => ({
    way: line.way,
    liff_id: line.way === 'line' ? LIFF_ID : null,
  })),
  mock(contract.login, ({ world, input, request }) => {
    const name = prove(world, input.id_token, request);
    const member = linkedTo(world, name);
    if (!member) throw refused('LINE_NOT_LINKED', { name });
    if (world.line.isLocked) throw new MockRefusal(errorCodes.LOGIN_FAILED, lineShutOut);
    if (!member.secondFactor?.devices.includes(deviceOf(request)))
      requireSecondFactor(world, member, input.second_factor);
    return { access_token: beginSession(world, member, request, 'line') };
  }),
  mock(contract.ticket, ({ world, input, member, request }) => {
    const name = prove(world, input.id_token, request);
    const owner = linkedTo(world, name);
    if (owner && owner !== member) throw taken();
    return world.line.tickets[deviceOf(request)] ?? { name, until: nowOf(world) };
  }),
  mock(contract.linked, ({ world, member, request }) => ({
    way: world.line.way,
    since: member.line?.since ?? null,
    ticket: ticketOf(world, member, request),
  })),
  mock(contract.link, ({ world, input, member, request }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    return link(world, member, request, input.ticket_id);
  }),
  mock(contract.unlink, ({ world, input, member }) => {
    requirePassword(member, input.password);
    requireSecondFactor(world, member, input.second_factor);
    endLineLink(world, member);
    return {};
  }),
  mock(contract.simulate, ({ world, input }) => {
    if (world.line.way !== 'simulated') throw notFound();
    return { id_token: tokenOf(input.name) };
  }),
];

export const line = mockArea({
  state: (): LineState => ({ line: { way: 'simulated', isAway: false, isLocked: false, tickets: {} } }),
  handlers,
  change: {
    shape: {
      line: z
        .strictObject({
          way: z.enum(['line', 'simulated', 'none']),
          isAway: z.boolean(),
          isLocked: z.boolean(),
          /** The account that the first member has linked. */
          linked: z.string(),
        })
        .partial()
        .optional(),
    },
    apply: (world: World, { line: wanted }) => {
      const { linked, ...state } = wanted ?? {};
      Object.assign(world.line, state);
      const [first] = world.members;
      if (linked && first) first.line = { name: linked, since: nowOf(world) };
    },
  },
});

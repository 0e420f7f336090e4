import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Nothing, SecondFactorCode } from './fields.ts';

/** How long a browser may link the LINE account that it showed. */
export const LINE_TICKET_MS = 15 * 60_000;
/** The longest token that is looked at. */
const LONGEST_TOKEN = 4_096;
const BODY_BYTES = 8_192;

/** A signed token as LINE gives it to a page: header, claims and signature. Who it is of is told by nothing else. */
const IdToken = z
  .string()
  .max(LONGEST_TOKEN)
  .regex(/^[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}$/);
const Password = z.string().max(128);
const byPassword = z.object({ password: Password, second_factor: SecondFactorCode.optional() });

/** The name that LINE's token says, for its owner to know the account again. */
const LineName = z.string().max(60);

/** The LINE account that a browser showed; `ticket_id` names what was seen before it is linked. */
const Ticket = z.object({ ticket_id: Id, name: LineName, until: Instant });

/** Login by LINE, and which LINE account a member has linked. */
export const line = {
  way: endpoint({
    method: 'GET',
    path: '/api/line/way',
    auth: 'public',
    summary: 'Whether LINE can be used to log in: by LINE itself, by a simulated one in a sandbox, or not',
    request: Nothing,
    data: z.object({ way: z.enum(['line', 'simulated', 'none']), liff_id: z.string().nullable() }),
    extension: true,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/line/login',
    session: 'begins',
    namesBrowser: true,
    auth: 'public',
    summary:
      'Start a session with a token of LINE; 4981 where nobody linked that account, which this browser may then link',
    request: z.object({ id_token: IdToken, second_factor: SecondFactorCode.optional() }),
    data: z.object({ access_token: z.string() }),
    envelope: 'beside',
    extension: true,
    maxBytes: BODY_BYTES,
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/api/line/ticket',
    namesBrowser: true,
    auth: 'member',
    namesMember: true,
    changes: ['own'],
    summary: 'Show a token of LINE, so that this browser may link its account within 15 minutes',
    request: z.object({ id_token: IdToken }),
    data: z.object({ name: LineName, until: Instant }),
    extension: true,
    maxBytes: BODY_BYTES,
  }),
  linked: endpoint({
    method: 'GET',
    path: '/api/line/linked',
    auth: 'member',
    summary: 'Since when the member has a LINE account linked, and which one this browser may link',
    request: Nothing,
    data: z.object({
      way: z.enum(['line', 'simulated', 'none']),
      since: Instant.nullable(),
      ticket: Ticket.nullable(),
    }),
    extension: true,
  }),
  link: endpoint({
    method: 'POST',
    path: '/api/line/link',
    auth: 'member',
    namesMember: true,
    changes: ['own', 'account'],
    summary: 'Link the LINE account that this browser showed by this ticket; one account for one member',
    request: byPassword.extend({ ticket_id: Id }),
    data: z.object({ since: Instant }),
    extension: true,
    maxBytes: BODY_BYTES,
  }),
  unlink: endpoint({
    method: 'POST',
    path: '/api/line/unlink',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    changes: ['own', 'account'],
    summary: 'End the link; without one nothing changes',
    request: byPassword,
    data: Nothing,
    extension: true,
    maxBytes: BODY_BYTES,
  }),
  simulate: endpoint({
    method: 'POST',
    path: '/api/line/simulate',
    auth: 'public',
    summary: 'A token of the simulated LINE, in a sandbox without LINE alone (404 elsewhere)',
    request: z.object({ name: z.string().trim().min(1).max(40) }),
    data: z.object({ id_token: z.string() }),
    extension: true,
    maxBytes: BODY_BYTES,
  }),
};

import { z } from 'zod';
import { sessionWays } from '#contract/constants.ts';
import { endpoint } from '#contract/endpoint.ts';
import { Instant, Nothing, SecondFactorCode } from '#contract/fields.ts';
import { ShownBank } from '#contract/payment/shown-bank.ts';
import { Consent } from './consents.ts';

/** Where a login came from: the browser's own words, and of its address so much that its owner knows it again. */
const Place = z.object({ device: z.string(), address_masked: z.string() });

/** A login: from where, and by what. */
const Login = Place.extend({ way: z.enum(sessionWays) });

const OpenSession = Login.extend({
  session_id: z.string(),
  started_at: Instant,
  /** When it was used last, to the minute. */
  last_seen_at: Instant,
  is_current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

const Profile = z.object({
  username_masked: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** As the bank writes the name; null until the member gives it. */
  english_name: z.string().nullable(),
  birth_year: z.int(),
  bank: ShownBank.nullable(),
  sub_bank: ShownBank.nullable(),
  created_at: Instant,
  /** What was agreed to, as `GET /api/member/consents` tells it. */
  consents: z.array(Consent),
  /** Within what is kept of notices; null when it was longer ago or never. */
  password_changed_at: Instant.nullable(),
  /** Null while it is off. */
  second_factor: z.object({ since: Instant, recovery_left: z.int() }).nullable(),
  previous_login: Place.extend({ at: Instant }).nullable(),
  /** Those that stand, newest first. */
  sessions: z.array(OpenSession),
  /** The newest logins, newest first. */
  logins: z.array(Login.extend({ at: Instant, is_current: z.boolean() })),
});
export type Profile = z.infer<typeof Profile>;

const EnglishName = z.string().max(120);

/** What a member sees of the own account, and who else is logged in to it. */
export const profileCalls = {
  profile: endpoint({
    method: 'GET',
    path: '/api/member/profile',
    auth: 'member',
    summary: 'The own account with hidden numbers, its open sessions, and the newest 20 logins',
    request: Nothing,
    data: Profile,
    extension: true,
  }),
  setEnglishName: endpoint({
    method: 'POST',
    path: '/api/member/english_name',
    changes: ['account'],
    auth: 'member',
    namesMember: true,
    summary:
      'Give the name as the bank writes it in English, once: a payment under that name is then no stranger’s',
    request: z.object({
      english_name: EnglishName,
      password: z.string().max(128),
      /** Of a member who has a second factor. */
      second_factor: SecondFactorCode.optional(),
    }),
    data: z.object({ english_name: z.string() }),
    extension: true,
  }),
  endSessions: endpoint({
    method: 'POST',
    path: '/api/member/sessions/end',
    auth: 'member',
    namesMember: true,
    whileExcluded: true,
    summary: 'End one session of the own account by its id, or with `others` every one but this',
    request: z
      .object({
        session_id: z
          .string()
          .regex(/^[0-9a-f]{32}$/)
          .optional(),
        others: z.literal(true).optional(),
      })
      .refine(({ session_id, others }) => (session_id === undefined) !== (others === undefined), {
        error: 'ระบุอุปกรณ์หนึ่งเครื่อง หรืออุปกรณ์อื่นทั้งหมด',
      }),
    data: Nothing,
    extension: true,
  }),
};

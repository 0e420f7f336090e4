import { eq } from 'drizzle-orm';
import { writeConsents } from '#backend/areas/account/consent/write-consents.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { depositByOperator } from '#backend/areas/payment/deposit-by-operator.ts';
import { writeAct } from '#backend/core/evidence/write-act.ts';
import { openMemberAccounts } from '#backend/core/ledger/accounts.ts';
import { hashToken } from '#backend/core/session/authenticate.ts';
import type { Services } from '#backend/services.ts';
import { toSatang } from '#rules/money/baht.ts';

export interface BuiltMember {
  readonly memberId: string;
  /** Bearer of a session that began now. */
  readonly token: string;
}

/** Where a member is built, by the clock of its services. */
interface Home {
  readonly services: Services;
}

/** The password of every built member; its hash stands here, cheap to compare with. */
export const TEST_PASSWORD = 'a-good-word-2569';
const PASSWORD_HASH =
  '$argon2id$v=19$m=64,t=1,p=1$c2FsdCBvZiBhIHRlc3QhIQ$wBpOVaYsV8PtH3aJxxJAWhUbk/zoNsmngxDbfEQ7liM';

/** What somebody sends who registers, with a number and a bank account that no built member has. */
export const NEWCOMER = {
  username: '0897654321',
  password: 'another-good-word-2569',
  first_name: 'มานี',
  last_name: 'มีนา',
  birth_date: '1990-05-01',
  bank_code: '014',
  bank_account_no: '9990001112',
  accept_terms: true,
};

let built = 0;

/** A member with a session and a main wallet; `balance` in baht is paid in by an operator. */
export async function buildMember(
  { services }: Home,
  { balance = 0 }: { readonly balance?: number } = {},
): Promise<BuiltMember> {
  const { db, random, agentId } = services;
  const memberId = random.uuid();
  const at = services.clock.now();
  built += 1;
  const digits = String(built).padStart(7, '0');
  await db.transact(async (tx) => {
    await tx.orm.insert(member).values({
      id: memberId,
      agentId,
      username: `081${digits}`,
      passwordHash: PASSWORD_HASH,
      firstName: 'สมชาย',
      lastName: 'ใจดี',
      birthDate: '1990-01-31',
      bankCode: '004',
      bankAccountNo: `123${digits}`,
      createdAt: at,
    });
    await writeConsents(tx, { agentId, memberId, at });
    await openMemberAccounts(tx.orm, { agentId, memberId, uuid: random.uuid });
  });
  if (balance > 0) await payIn(services, memberId, toSatang(balance));
  return { memberId, token: await openSession({ services }, memberId) };
}

/** Money that an operator pays in, with the act that the audit asks for. */
export async function payIn(services: Services, memberId: string, satang: bigint): Promise<void> {
  const act = {
    id: services.random.uuid(),
    at: services.clock.now(),
    who: 'test',
    why: 'a balance',
    asked: {},
  };
  await writeAct(services.db, { ...act, command: 'member create' }, { outcome: 'begun' });
  await depositByOperator({ ...services, actId: act.id }, { memberId, satang });
}

/** The mobile number of a member, by which operators name them. */
export async function mobileOf({ services }: Home, memberId: string): Promise<string> {
  const [row] = await services.db.orm.select().from(member).where(eq(member.id, memberId));
  return row?.username ?? '';
}

/** Bearer of a new session of a member, for a test that moved the clock beyond the last one. */
export async function openSession({ services }: Home, memberId: string): Promise<string> {
  const token = services.random.token(32);
  const at = services.clock.now();
  await services.db.orm.insert(session).values({
    tokenHash: hashToken(token),
    memberId,
    createdAt: at,
    lastSeenAt: at,
    address: '192.0.2.1',
    device: 'test',
  });
  return token;
}

import { and, eq, isNull } from 'drizzle-orm';
import { createMember } from '#backend/account/create-member.ts';
import { liftWaits } from '#backend/account/password/try-password.ts';
import { member, session } from '#backend/db/schema/account.ts';
import { agent } from '#backend/db/schema/agent.ts';
import { numberKey } from '#backend/limits/subject.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/ops/ops-call.ts';
import { depositByOperator } from '#backend/payment/deposit-by-operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mobileError, normaliseMobile } from '#rules/person/mobile.ts';
import { passwordError } from '#rules/person/new-password.ts';

async function setStatus(call: OpsCall, status: 'active' | 'locked'): Promise<OpsAnswer> {
  const { services } = call;
  const username = normaliseMobile(option(call, 'username'));
  await services.db.transact(async (tx) => {
    const [changed] = await tx.orm
      .update(member)
      .set({ status })
      .where(and(eq(member.agentId, services.agentId), eq(member.username, username)))
      .returning({ id: member.id });
    if (!changed) throw new OperatorRefusal(`There is no member ${username}`);
    if (status === 'active') return liftWaits(tx, numberKey(services, username));
    await tx.orm
      .update(session)
      .set({ revokedAt: services.clock.now() })
      .where(and(eq(session.memberId, changed.id), isNull(session.revokedAt)));
  });
  return { code: 0, lines: [`Member ${username} is ${status}`] };
}

/** `member lock`: ends every session; `authenticate` and login turn a locked member away. */
export function lockMember(call: OpsCall): Promise<OpsAnswer> {
  return setStatus(call, 'locked');
}

/** `member unlock`: also ends every wait after failed logins. */
export function unlockMember(call: OpsCall): Promise<OpsAnswer> {
  return setStatus(call, 'active');
}

/** Identity of a member that an operator makes in the sandbox: of age, with an account number that follows from the mobile number. */
function sandboxIdentity(username: string) {
  return {
    firstName: 'สมาชิก',
    lastName: 'ทดลอง',
    birthDate: '1990-01-31',
    bankCode: '004',
    bankAccountNo: username,
  };
}

/** `member create` */
export async function createReadyMember(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const username = normaliseMobile(option(call, 'username'));
  const password = option(call, 'password');
  const problem = mobileError(username) ?? passwordError(password);
  if (problem) throw new OperatorRefusal(problem);
  const satang = satangOption(call, 'deposit');
  const [terms] = await services.db.orm.select().from(agent).where(eq(agent.id, services.agentId));
  const termsVersion = terms?.termsVersion ?? '';
  const { memberId } = await createMember(services, {
    username,
    password,
    termsVersion,
    ...sandboxIdentity(username),
  });
  const ref = satang === undefined ? undefined : await depositByOperator(services, { memberId, satang });
  const lines = [`Member ${username} created`];
  if (ref !== undefined && satang !== undefined) lines.push(`Deposit ${ref}: ${baht(satang)} credited`);
  return { code: 0, lines };
}

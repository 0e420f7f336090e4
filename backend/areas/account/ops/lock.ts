import { and, eq, isNull } from 'drizzle-orm';
import { liftWaits } from '#backend/areas/account/password/login-guard.ts';
import { sealedLocks } from '#backend/areas/account/sealings.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { isInactive } from '#backend/areas/account/session/is-inactive.ts';
import { member, session } from '#backend/areas/account/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { numberKey } from '#backend/core/limits/subject.ts';
import { type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

async function setStatus(call: OpsCall, status: 'active' | 'locked'): Promise<OpsAnswer> {
  const { services } = call;
  const now = () => services.clock.now();
  const mobile = await services.db.transact(async (tx) => {
    const own = await findMember(tx, services, option(call, 'username'), 'update');
    if (status === 'locked' && own.status === 'closed')
      throw new OperatorRefusal(`Member ${own.mobile} closed the account, no session begins there`);
    await tx.orm.update(member).set({ status, closedAt: null }).where(eq(member.id, own.id));
    // The log keeps of a number what others may share; whose it was is told by the id.
    await noteChange(tx, services, 'members', `${own.id}:${status}`);
    if (status === 'active') {
      // Who unlocks answers for whose account it is, as the reason says.
      if (await isInactive(tx, own.id, now()))
        await noteForMember({ ...services, now, device: 'operator' }, tx, own.id, 'account_reactivated');
      await liftWaits(tx, numberKey(services, own.mobile));
    } else
      await tx.orm
        .update(session)
        .set({ revokedAt: now() })
        .where(and(eq(session.memberId, own.id), isNull(session.revokedAt)));
    await sealRows(tx, services, sealedLocks, [own.id]);
    return own.mobile;
  });
  return { code: 0, lines: [`Member ${mobile} is ${status}`] };
}

/** Ends every session; `authenticate` and login turn a locked member away. Whoever closed the account stays closed. */
export const lockMember: OpsCommand = {
  name: 'member lock',
  summary: 'End the sessions of a member and let no new one begin; needs --why',
  changes: true,
  needsReason: true,
  options: { username },
  run: (call) => setStatus(call, 'locked'),
};

/** Also ends every wait after failed logins, and that an account asks for a code because nobody used it for long. */
export const unlockMember: OpsCommand = {
  name: 'member unlock',
  summary: 'Let a member log in again who was locked, closed the account, or was away for long; needs --why',
  changes: true,
  needsReason: true,
  options: { username },
  run: (call) => setStatus(call, 'active'),
};

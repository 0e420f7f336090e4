import { and, eq } from 'drizzle-orm';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { member } from '#backend/areas/account/tables.ts';
import { type OpsCommand, username } from '#backend/core/ops/command.ts';
import { option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { normaliseMobile } from '#rules/person/mobile.ts';

/** For who has lost app and recovery codes; who they are is for the operator to find out before. */
export const secondFactorOff: OpsCommand = {
  name: 'member second-factor-off',
  summary: 'Switch off the second factor of a member who lost the app and the recovery codes; needs --why',
  changes: true,
  needsReason: true,
  options: { username },
  run: async (call) => {
    const { services } = call;
    const mobile = normaliseMobile(option(call, 'username'));
    await services.db.transact(async (tx) => {
      const [own] = await tx.orm
        .select({ id: member.id })
        .from(member)
        .where(and(eq(member.agentId, services.agentId), eq(member.username, mobile)))
        .for('update');
      if (!own) throw new OperatorRefusal(`There is no member ${mobile}`);
      const [off] = await tx.orm
        .delete(secondFactor)
        .where(eq(secondFactor.memberId, own.id))
        .returning({ onSince: secondFactor.onSince });
      if (!off?.onSince) throw new OperatorRefusal(`Member ${mobile} has no second factor`);
      await noteChange(tx, services, 'members', `${own.id}:second_factor_off`);
      await forgetDevices(tx, own.id);
      const at = { ...services, now: () => services.clock.now(), device: 'operator' };
      await noteForMember(at, tx, own.id, 'second_factor_off');
    });
    return { code: 0, lines: [`Member ${mobile} logs in with the password alone`] };
  },
};

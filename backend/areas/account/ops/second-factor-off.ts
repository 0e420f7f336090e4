import { eq } from 'drizzle-orm';
import { forgetDevices } from '#backend/areas/account/second-factor/known-devices.ts';
import { secondFactor } from '#backend/areas/account/second-factor/tables.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

/** For who has lost app and recovery codes; who they are is for the operator to find out before. */
export const secondFactorOff: OpsCommand = {
  name: 'member second-factor-off',
  summary: 'Switch off the second factor of a member who lost the app and the recovery codes; needs --why',
  changes: true,
  needsReason: true,
  options: { username },
  run: async (call) => {
    const { services } = call;
    const mobile = await services.db.transact(async (tx) => {
      const own = await findMember(tx, services, option(call, 'username'), 'update');
      const [off] = await tx.orm
        .delete(secondFactor)
        .where(eq(secondFactor.memberId, own.id))
        .returning({ onSince: secondFactor.onSince });
      if (!off?.onSince) throw new OperatorRefusal(`Member ${own.mobile} has no second factor`);
      await noteChange(tx, services, 'members', `${own.id}:second_factor_off`);
      await forgetDevices(tx, own.id);
      const at = { ...services, now: () => services.clock.now(), device: 'operator' };
      await noteForMember(at, tx, own.id, 'second_factor_off');
      return own.mobile;
    });
    return { code: 0, lines: [`Member ${mobile} logs in with the password alone`] };
  },
};

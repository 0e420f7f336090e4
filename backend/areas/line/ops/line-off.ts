import { endLinkOf } from '#backend/areas/line/end-link.ts';
import { findOwnLink } from '#backend/areas/line/find-link.ts';
import { type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

/**
 * For who lost the LINE account, or whose link somebody else made: who is in by it is out at once. Who they are is for the operator to
 * find out before. Whoever made a link knew the password as well, so the operator is told to have it changed.
 */
export const lineOff: OpsCommand = {
  name: 'member line-off',
  summary:
    'End the link of a member with a LINE account, and the sessions that began by it; password and other sessions stay; needs --why',
  changes: true,
  needsReason: true,
  options: { username },
  run: async (call) => {
    const { services } = call;
    const now = () => services.clock.now();
    const mobile = await services.db.transact(async (tx) => {
      const own = await findMember(tx, services, option(call, 'username'), 'update');
      if (!(await findOwnLink(tx, own.id)))
        throw new OperatorRefusal(`Member ${own.mobile} has no LINE account linked`);
      await noteChange(tx, services, 'members', `${own.id}:line_off`);
      await services.ports.endSessionsBy(tx, own.id, 'line', now());
      await endLinkOf({ ...services, now, device: 'operator' }, tx, own.id);
      return own.mobile;
    });
    return {
      code: 0,
      lines: [
        `Member ${mobile} logs in with the password alone; sessions by LINE ended`,
        'If somebody else made the link, that person knew the password: have the member set a new one',
      ],
    };
  },
};

import { eq } from 'drizzle-orm';
import { sealedNames } from '#backend/areas/account/sealings.ts';
import { noteForMember } from '#backend/areas/account/send-message.ts';
import { member } from '#backend/areas/account/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { may, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { option } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { englishNameError, normaliseEnglishName } from '#rules/person/english-name.ts';

/** The name that was asked for; null where none was, and the one that is there is taken away. */
function nameOf(typed: string | undefined): string | null {
  if (typed === undefined) return null;
  if (englishNameError(typed))
    throw new OperatorRefusal('--name is a first and a last name in Latin letters, as the bank writes it');
  return normaliseEnglishName(typed);
}

/**
 * For who cannot note it alone: it was noted before, or is written in a way that does not sound as the registered name. That the
 * bank account says so is for the operator to find out before; the log says that there was a change, and its hash.
 */
export const changeEnglishName: OpsCommand = {
  name: 'member english-name',
  summary: 'Note the name of a member as the bank writes it in English, or take it away; needs --why',
  changes: true,
  needsReason: true,
  options: { username, name: { ...may('NAME'), secret: true } },
  run: async (call) => {
    const { services, options } = call;
    const englishName = nameOf(options.name);
    const mobile = await services.db.transact(async (tx) => {
      const own = await findMember(tx, services, option(call, 'username'), 'update');
      if (own.status === 'closed') throw new OperatorRefusal(`Member ${own.mobile} closed the account`);
      if (own.englishName === englishName)
        throw new OperatorRefusal(`That is what is noted for ${own.mobile}; nothing was done`);
      await tx.orm.update(member).set({ englishName }).where(eq(member.id, own.id));
      await noteChange(tx, services, 'members', `${own.id}:english_name`);
      const at = { ...services, now: () => services.clock.now(), device: 'operator' };
      await noteForMember(at, tx, own.id, 'english_name_changed');
      await sealRows(tx, services, sealedNames, [own.id]);
      return own.mobile;
    });
    return {
      code: 0,
      lines: [`Member ${mobile} has ${englishName === null ? 'no' : 'another'} English name`],
    };
  },
};

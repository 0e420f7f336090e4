import { eq } from 'drizzle-orm';
import { requirePassword } from '#backend/areas/account/password/require-password.ts';
import { sealedNames } from '#backend/areas/account/sealings.ts';
import { noteForMember, sendMessage } from '#backend/areas/account/send-message.ts';
import { member } from '#backend/areas/account/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import type { ShownPassword } from '#backend/core/session/ask-password.ts';
import { refuseExcludedNow } from '#backend/core/session/exclude-member.ts';
import { lockProvedMember } from '#backend/core/session/lock-proved-member.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { badField, Refusal } from '#backend/refusal.ts';
import { englishNameSet, englishNameUnlike } from '#contract/account/english-name-refusals.ts';
import type { account } from '#contract/account.ts';
import { englishNameError, isSameEnglishName, normaliseEnglishName } from '#rules/person/english-name.ts';
import { isRomanised } from '#rules/person/romanised.ts';

interface Given {
  readonly englishName: string;
  readonly isNew: boolean;
}

/** Writes the name where there is none; the same one again changes nothing. */
function write(ctx: MemberCtx, own: ShownPassword, englishName: string): Promise<Given> {
  return ctx.db.transact(async (tx) => {
    await lockProvedMember(tx, ctx, own);
    await refuseExcludedNow(tx, ctx.memberId, ctx.now());
    const [row] = await tx.orm.select().from(member).where(eq(member.id, ctx.memberId));
    if (!row) throw new Error('A session without a member');
    const kept = row.englishName;
    if (kept !== null && isSameEnglishName(kept, englishName)) return { englishName: kept, isNew: false };
    const field = 'english_name';
    if (kept !== null) throw new Refusal('ENGLISH_NAME_SET', englishNameSet, { field });
    if (!isRomanised(row, englishName))
      throw new Refusal('ENGLISH_NAME_UNLIKE', englishNameUnlike, { field });
    await tx.orm.update(member).set({ englishName }).where(eq(member.id, ctx.memberId));
    await noteForMember(ctx, tx, ctx.memberId, 'english_name_changed');
    await sealRows(tx, ctx, sealedNames, [ctx.memberId]);
    return { englishName, isNew: true };
  });
}

/**
 * Notes the member's name as the bank writes it in English, which lets payments under it be the member's (`payerFit`). Once: another
 * one is an operator's to note (4018). Refuses 4019 one that cannot be the registered name in Latin letters, and 4008, 4011 and 4012
 * as every change of an account.
 */
export const setEnglishName: Verb<typeof account.setEnglishName> = async ({ ctx, input }) => {
  const error = englishNameError(input.english_name);
  if (error) throw badField('english_name', error);
  const { own } = await requirePassword(ctx, input.password, { secondFactor: input.second_factor });
  const { englishName, isNew } = await write(ctx, own, normaliseEnglishName(input.english_name));
  if (isNew) sendMessage(ctx, own.username, 'เพิ่มชื่อภาษาอังกฤษแล้ว หากไม่ใช่คุณ กรุณาติดต่อทีมงานทันที');
  return { english_name: englishName };
};

import { and, desc, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { member, session } from '#backend/account/tables.ts';
import { bank } from '#backend/agent/tables.ts';
import type { Verb } from '#backend/http/implement.ts';
import type { account } from '#contract/account.ts';
import { maskAccountNo, maskMobile } from '#rules/person/mask.ts';

/** The member behind this session; numbers masked, and when and with what the session before this one began. */
export const getUserInfo: Verb<typeof account.getUserInfo> = async ({ ctx }) => {
  const { orm } = ctx.db;
  const [own] = await orm.select().from(member).where(eq(member.id, ctx.memberId));
  if (!own) throw new Error('A session without a member');
  const [previous] = await orm
    .select({ at: session.createdAt, device: session.device })
    .from(session)
    .where(
      and(
        eq(session.memberId, ctx.memberId),
        lt(session.createdAt, ctx.sessionStartedAt),
        // A reset by code leaves a row that never was a login.
        or(isNull(session.revokedAt), gt(session.revokedAt, session.createdAt)),
      ),
    )
    .orderBy(desc(session.createdAt))
    .limit(1);
  const codes = [own.bankCode, own.subBankCode].filter((code) => code !== null);
  const names = new Map(
    (await orm.select().from(bank).where(inArray(bank.code, codes))).map((row) => [row.code, row.name]),
  );
  const shown = (code: string | null, accountNo: string | null) =>
    code && accountNo
      ? { bank_code: code, bank_name: names.get(code) ?? '', account_masked: maskAccountNo(accountNo) }
      : null;
  return {
    member_id: own.id,
    username_masked: maskMobile(own.username),
    first_name: own.firstName,
    last_name: own.lastName,
    bank: shown(own.bankCode, own.bankAccountNo),
    sub_bank: shown(own.subBankCode, own.subBankAccountNo),
    previous_login: previous ? { at: previous.at.toISOString(), device: previous.device } : null,
    session_started_at: ctx.sessionStartedAt.toISOString(),
    created_at: own.createdAt.toISOString(),
  };
};

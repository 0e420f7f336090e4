import { eq } from 'drizzle-orm';
import { logAccount } from '#backend/areas/account/account-log.ts';
import { findAsker } from '#backend/areas/account/codes/find-asker.ts';
import { isInactive } from '#backend/areas/account/session/is-inactive.ts';
import { openSession, showsSecondFactor } from '#backend/areas/account/session/open-session.ts';
import { member } from '#backend/areas/account/tables.ts';
import type { BeginSession } from '#backend/core/session/begin-session.ts';
import { Refusal } from '#backend/refusal.ts';
import { lineShutOut } from '#contract/line-refusal.ts';

const shutOut = () => new Refusal('LOGIN_FAILED', lineShutOut);
const inactive = () =>
  new Refusal('ACCOUNT_INACTIVE', 'บัญชีนี้ไม่ได้ใช้งานมานาน กรุณาเข้าสู่ระบบด้วยเบอร์มือถือและรหัสผ่าน เพื่อยืนยันด้วยรหัส OTP');

export const beginSession: BeginSession = async (ctx, { memberId, way, secondFactor, stands }) => {
  const [row] = await ctx.db.orm
    .select({ username: member.username })
    .from(member)
    .where(eq(member.id, memberId));
  const asker = await findAsker(ctx, row?.username ?? '');
  if (!asker.member) throw shutOut();
  if (await isInactive(ctx.db, memberId, ctx.now())) throw inactive();
  const isShown = await showsSecondFactor(ctx, asker, memberId, secondFactor);
  const token = await openSession(ctx, asker, { member: asker.member, way, isShown, stands });
  logAccount(ctx, 'login', asker.username, { place: asker.known ?? 'new', way });
  return token;
};

import { createHash } from 'node:crypto';
import { findDeposit } from '#backend/areas/payment/find-deposit.ts';
import { failedSlipOfMember, slipOfMember } from '#backend/areas/payment/limits.ts';
import { claimTransfer } from '#backend/areas/payment/slips/claim-transfer.ts';
import { readPicture } from '#backend/areas/payment/slips/slip-reader.ts';
import type { deposit } from '#backend/areas/payment/tables.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { giveBackLimits, requireLimits, tooMany } from '#backend/core/limits/take-limits.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import { badField, notFound, Refusal } from '#backend/refusal.ts';
import type { payment } from '#contract/payment.ts';
import { readSlipCode, type SlipCode } from '#rules/payment/slip-code.ts';
import { MAX_SLIP_BYTES, pictureKind } from '#rules/payment/slip-picture.ts';
import { bangkokDate } from '#rules/time/bangkok-time.ts';

/**
 * Takes the slip of a transfer. Its code names the transfer and proves nothing: it ties what the bank tells of that
 * transfer to the member's deposit. Refuses 4306 a slip that was shown for another deposit, 4311 one without a readable code,
 * 4312 one from before the deposit; 404 for a deposit that is not the member's or is paid by a QR, 422 for what is no
 * picture, 429 for too many.
 */
export const sendSlip: Verb<typeof payment.sendSlip> = async ({ ctx, input }) => {
  const row = await findDeposit(ctx.db.orm, ctx.memberId, input.ref);
  if (row.receiverNo === null) throw notFound();
  const bytes = Buffer.from(input.image, 'base64');
  if (bytes.length > MAX_SLIP_BYTES || pictureKind(bytes) === null) throw noPicture();
  const failed = { limit: failedSlipOfMember, subject: ctx.memberId };
  await requireLimits(ctx.db, ctx.now(), [failed]);
  try {
    // After the other, so that what nobody looks at costs none of the few that are looked at.
    await requireLimits(ctx.db, ctx.now(), [{ limit: slipOfMember, subject: ctx.memberId }]);
    const status = await show(ctx, row, bytes);
    await giveBackLimits(ctx.db, [failed]);
    return status;
  } catch (error) {
    if (!(error instanceof Refusal)) await giveBackLimits(ctx.db, [failed]);
    throw error;
  }
};

async function show(ctx: MemberCtx, row: typeof deposit.$inferSelect, bytes: Uint8Array) {
  const code = await readCode(bytes);
  if (code.day !== null && code.day < bangkokDate(row.createdAt))
    throw new Refusal('SLIP_TOO_OLD', 'สลิปนี้โอนก่อนวันที่สร้างรายการ กรุณาแนบสลิปของรายการนี้');
  const pictureHash = createHash('sha256').update(bytes).digest('base64url');
  return claim(ctx, row.ref, code, pictureHash);
}

function claim(ctx: MemberCtx, depositRef: string, code: SlipCode, pictureHash: string) {
  const { kind, bankCode, transRef } = code;
  const shown = {
    transRef,
    agentId: ctx.agentId,
    memberId: ctx.memberId,
    depositRef,
    kind,
    bankCode,
    pictureHash,
  };
  return ctx.db.transact((tx) => claimTransfer(tx, { ...shown, shownAt: ctx.now() }));
}

const noPicture = () => badField('image', 'แนบได้เฉพาะรูปสลิปแบบ JPEG, PNG หรือ WebP');

async function readCode(bytes: Uint8Array): Promise<SlipCode> {
  const seen = await readPicture(bytes);
  if (seen === 'busy') throw tooMany(5_000);
  if (seen === 'no picture') throw noPicture();
  if (seen.text === null)
    throw new Refusal('SLIP_UNREADABLE', 'อ่าน QR ในสลิปไม่ได้ กรุณาแนบรูปสลิปเต็มใบที่เห็น QR ชัดเจน');
  const code = readSlipCode(seen.text);
  if (!code) throw new Refusal('SLIP_UNREADABLE', 'QR ในรูปนี้ไม่ใช่ QR ของสลิปโอนเงิน กรุณาแนบสลิปจากแอปธนาคาร');
  return code;
}

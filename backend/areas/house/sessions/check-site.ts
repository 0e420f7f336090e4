import { unsignedQuestionFromAddress } from '#backend/areas/house/limits.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { isSignedBody, signedBodyOf } from '#backend/core/outbound/signed-body.ts';
import type { SignedCtx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { HOUSE } from '#rules/games/house.ts';
import { providerHeaders } from '#rules/games/provider-headers.ts';

/** Throws 403 unless the site signed the message. */
export async function checkSite(ctx: SignedCtx): Promise<void> {
  const proof = signedBodyOf(providerHeaders, ctx.headers, ctx.rawBody);
  if (isSignedBody(proof, [ownSecret(ctx, HOUSE)], ctx.now())) return;
  await requireLimits(ctx.db, ctx.now(), [{ limit: unsignedQuestionFromAddress, subject: ctx.address }]);
  throw new HttpRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง');
}

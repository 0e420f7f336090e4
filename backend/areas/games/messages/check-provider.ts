import { linkTo } from '#backend/areas/games/env.ts';
import { unsignedMessageFromAddress } from '#backend/areas/games/limits.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { isSignedBody, signedBodyOf } from '#backend/core/outbound/signed-body.ts';
import type { SignedCtx } from '#backend/ctx.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

/** The provider that signed a message. Throws 403 for one that the settings do not name, and for a wrong signature or time. */
export async function checkProvider(ctx: SignedCtx): Promise<string> {
  const providerId = ctx.headers.get(PROVIDER_HEADER) ?? '';
  const link = linkTo(ctx, providerId);
  const proof = signedBodyOf(providerHeaders, ctx.headers, ctx.rawBody);
  if (link && isSignedBody(proof, link.secrets, ctx.now())) return providerId;
  await requireLimits(ctx.db, ctx.now(), [{ limit: unsignedMessageFromAddress, subject: ctx.address }]);
  throw new HttpRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง');
}

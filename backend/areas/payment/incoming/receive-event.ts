import { paymentSettings } from '#backend/areas/payment/env.ts';
import { settleEvent } from '#backend/areas/payment/incoming/settle-event.ts';
import { unsignedEventFromAddress } from '#backend/areas/payment/limits.ts';
import { webhookHeaders } from '#backend/areas/payment/rules/webhook-headers.ts';
import type { Verb } from '#backend/core/http/implement.ts';
import { requireLimits } from '#backend/core/limits/take-limits.ts';
import { isSignedBody, signedBodyOf } from '#backend/core/outbound/signed-body.ts';
import { HttpRefusal } from '#backend/refusal.ts';
import type { payment } from '#contract/payment.ts';

/**
 * Takes an event of the payment provider (`settleEvent`). Throws 403 when the signature or its time is wrong; what came too late for
 * it is found by `reconcilePayments`.
 */
export const receiveEvent: Verb<typeof payment.webhook> = async ({ ctx, input }) => {
  const proof = signedBodyOf(webhookHeaders, ctx.headers, ctx.rawBody);
  if (!isSignedBody(proof, paymentSettings.of(ctx).webhookSecrets, ctx.now())) {
    await requireLimits(ctx.db, ctx.now(), [{ limit: unsignedEventFromAddress, subject: ctx.address }]);
    throw new HttpRefusal(403, 'ลายเซ็นของข้อมูลไม่ถูกต้อง');
  }
  return settleEvent(ctx, input);
};

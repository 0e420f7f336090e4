import type { SignatureHeaders } from '#backend/core/outbound/signed-body.ts';

/** Headers that sign what goes between the payment provider and the backend, in both directions. */
export const webhookHeaders: SignatureHeaders = {
  timestamp: 'x-webhook-timestamp',
  signature: 'x-webhook-signature',
};

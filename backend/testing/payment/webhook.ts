import { signBody } from '#backend/core/outbound/signed-body.ts';
import { TEST_WEBHOOK_SECRET, type World } from '#backend/testing/world.ts';
import type { Payer } from '#contract/payment.ts';

export interface ProviderEvent {
  readonly ref?: string;
  readonly line?: { readonly account_no: string; readonly trans_ref: string };
  readonly payer?: Payer;
  readonly paid_at?: string;
  readonly amount: number;
  readonly type?: 'payment.paid' | 'payment.cancelled';
  readonly event_id?: string;
  readonly reason?: string;
  readonly currency?: string;
}

/** Headers that sign a raw body at the world's time, or at another. */
export function signedHeaders(
  world: World,
  rawBody: string,
  secret = TEST_WEBHOOK_SECRET,
  at = world.clock.now(),
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return { 'x-webhook-timestamp': timestamp, 'x-webhook-signature': signBody(secret, timestamp, rawBody) };
}

/** Body of a provider's event, a new one unless `event_id` says otherwise. */
export function eventBody(world: World, event: ProviderEvent): string {
  return JSON.stringify({
    event_id: world.services.random.uuid(),
    type: 'payment.paid',
    paid_at: world.clock.now().toISOString(),
    ...event,
  });
}

/** Sends a provider's event with its signature. */
export function sendEvent(world: World, event: ProviderEvent) {
  const rawBody = eventBody(world, event);
  return world.send('POST /api/payment/webhook', rawBody, signedHeaders(world, rawBody));
}

import { z } from 'zod';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { isSignedBody, signBody } from '#backend/areas/payment/rules/webhook-signature.ts';
import type { Services } from '#backend/services.ts';

const LONGEST_MS = 10_000;

/** A piece of what the provider knows; `next` asks for the one after it. */
const Piece = z.object({
  events: z.array(z.unknown()).max(1_000),
  next: z.string().min(1).max(200).nullable(),
});
type Piece = z.infer<typeof Piece>;

type Asker = Pick<Services, 'clock' | 'settings'>;

/**
 * Every event that the provider made from an instant on, a piece at a time, each as its webhook would have told it. The request is
 * signed over its query and the answer over its body, both as webhooks are. Throws when it does not answer, or unsigned.
 */
export async function* askProvider(asker: Asker, url: string, from: Date): AsyncGenerator<unknown[]> {
  const address = new URL(url);
  address.searchParams.set('since', from.toISOString());
  for (;;) {
    const { events, next } = await readPiece(asker, address);
    if (events.length > 0) yield events;
    if (next === null) return;
    address.searchParams.set('after', next);
  }
}

async function readPiece({ clock, settings }: Asker, address: URL): Promise<Piece> {
  const { webhookSecrets } = paymentSettings.of({ settings });
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const response = await fetch(address, {
    headers: {
      accept: 'application/json',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signBody(webhookSecrets[0] ?? '', timestamp, address.search),
    },
    redirect: 'error',
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const rawBody = await response.text();
  const proof = {
    timestamp: response.headers.get('x-webhook-timestamp'),
    signature: response.headers.get('x-webhook-signature'),
    rawBody,
  };
  if (!response.ok) throw new Error(`The payment provider answered ${response.status}`);
  if (!isSignedBody(proof, webhookSecrets, clock.now()))
    throw new Error('The answer of the payment provider is not signed by it');
  return Piece.parse(JSON.parse(rawBody));
}

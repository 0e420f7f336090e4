import { z } from 'zod';
import { paymentSettings } from '#backend/areas/payment/env.ts';
import { webhookHeaders } from '#backend/areas/payment/rules/webhook-headers.ts';
import { callServer } from '#backend/core/outbound/call-server.ts';
import { isSignedBody, signedBodyOf } from '#backend/core/outbound/signed-body.ts';
import type { Services } from '#backend/services.ts';
import { withoutByteOrderMark } from '#rules/text/byte-order-mark.ts';

/** Of one piece: a thousand events of 8 kB. */
const MOST_BYTES = 8_388_608;
/** Pieces that are read for one question: ten million events. */
const MOST_PIECES = 10_000;

/** A piece of what the provider knows; `next` asks for the one after it. */
const Piece = z.object({
  events: z.array(z.unknown()).max(1_000),
  next: z.string().min(1).max(200).nullable(),
});
type Piece = z.infer<typeof Piece>;

type Asker = Pick<Services, 'clock' | 'settings'>;

/**
 * Every event that the provider made from an instant on, a piece at a time, each as its webhook would have told it. The request is
 * signed over its query and the answer over its body, both as webhooks are. Throws when it does not answer, answers unsigned, or
 * comes to no end.
 */
export async function* askProvider(
  asker: Asker,
  url: string,
  from: Date,
  mostPieces = MOST_PIECES,
): AsyncGenerator<unknown[]> {
  const address = new URL(url);
  address.searchParams.set('since', from.toISOString());
  const asked = new Set<string>();
  for (let piece = 0; piece < mostPieces; piece += 1) {
    const { events, next } = await readPiece(asker, address);
    if (events.length > 0) yield events;
    if (next === null) return;
    if (asked.has(next)) throw new Error(`The payment provider names the piece ${next} twice`);
    asked.add(next);
    address.searchParams.set('after', next);
  }
  throw new Error(`The payment provider has more than ${mostPieces} pieces`);
}

async function readPiece(asker: Asker, url: URL): Promise<Piece> {
  const { webhookSecrets } = paymentSettings.of(asker);
  const { status, headers, rawBody } = await callServer(asker, {
    url,
    method: 'GET',
    headers: { accept: 'application/json' },
    sign: { names: webhookHeaders, secret: webhookSecrets[0] ?? '' },
    mostBytes: MOST_BYTES,
  });
  if (status < 200 || status > 299) throw new Error(`The payment provider answered ${status}`);
  if (!isSignedBody(signedBodyOf(webhookHeaders, headers, rawBody), webhookSecrets, asker.clock.now()))
    throw new Error('The answer of the payment provider is not signed by it');
  return Piece.parse(JSON.parse(withoutByteOrderMark(rawBody)));
}

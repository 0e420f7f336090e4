import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { signBody } from '#backend/core/outbound/signed-body.ts';
import { expect } from '#e2e/fixtures.ts';
import { servers } from '#e2e/servers.ts';

/** Reports as the provider does, signed, at the time of the site's clock. */
export async function report(request: APIRequestContext, now: Date, event: object): Promise<void> {
  const kept = path.join(servers.embedded.env.DATA_DIR ?? '', 'secrets.json');
  const [secret] = JSON.parse(readFileSync(kept, 'utf8')).webhook;
  const data = JSON.stringify({ type: 'payment.paid', paid_at: now.toISOString(), ...event });
  const timestamp = String(Math.floor(now.getTime() / 1_000));
  const headers = {
    'content-type': 'application/json',
    'x-webhook-timestamp': timestamp,
    'x-webhook-signature': signBody(secret, timestamp, data),
  };
  const answer = await request.post('/api/payment/webhook', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

import type { APIRequestContext, Locator } from '@playwright/test';
import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect } from '#e2e/fixtures.ts';

/** What a camera reads from the screen: the text of the QR that a picture of a part of the page shows. */
export async function scan(part: Locator): Promise<string> {
  const picture = sharp(await part.screenshot())
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data });
}

/** Channels give 10 to 15 minutes; the time of a signature may be 5 off. */
const VALID_MS = 750_000;

/** The newest deposit of the member that can still be paid, and about when it was made by the site's clock. */
export async function openDeposit(request: APIRequestContext) {
  const answer = await request.get('/api/member/payment/qrcode_info');
  const { data } = await answer.json();
  expect(data).not.toBeNull();
  return {
    ref: String(data.ref),
    payload: String(data.payload),
    amount: Number(data.amount),
    now: new Date(Date.parse(data.expires_at) - VALID_MS),
  };
}

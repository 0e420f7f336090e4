import { deflateSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { failedSlipOfMember, slipOfMember } from '#backend/areas/payment/limits.ts';
import { paymentEvent, slip } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { lineOf, makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { photographedSlip, savedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { EVENING, openWorld } from '#backend/testing/world.ts';
import { MAX_SLIP_BYTES } from '#rules/payment/slip-picture.ts';
import { linkShown } from './link-shown.ts';

const CALL = 'POST /api/member/payment/slip';
const world = await openWorld();
let token: string;
let memberId: string;
let made = 0;
let transRef: string;

beforeEach(async () => {
  world.clock.set(EVENING);
  ({ token, memberId } = await buildMember(world));
  made += 1;
  transRef = `SLIP${String(made).padStart(10, '0')}`;
});
afterAll(() => closeAudited(world));

const image = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const send = (ref: string, bytes: Uint8Array, bearer = token) =>
  world.call(CALL, { ref, image: image(bytes) }, bearer);
const slipOf = (ref = transRef) => savedSlip(slipCode(ref), 'jpeg');
const arrive = (amount: number, more: object = {}) =>
  sendEvent(world, { amount, line: lineOf(transRef), ...more });
const arrivals = async (ref: string) =>
  (await world.call('GET /api/member/payment/inquiry_status', { ref }, token)).body.data?.arrivals;

test('no session, bad input, a deposit of somebody else or with a QR', async () => {
  const { ref } = await makeTransfer(world, token);
  const bytes = await slipOf();
  expect((await world.send(CALL, { ref, image: image(bytes) })).status).toBe(401);
  const headers = { authorization: `Bearer ${token}` };
  for (const bad of [{}, { ref }, { ref, image: '<svg></svg>' }, { ref: 'x', image: image(bytes) }])
    expect((await world.send(CALL, bad, headers)).status).toBe(422);
  const stranger = await buildMember(world);
  expect((await send(ref, bytes, stranger.token)).status).toBe(404);
  expect((await send(await makeQr(world, token), bytes)).status).toBe(404);
});

test.each(['jpeg', 'png', 'webp'] as const)('a slip saved as %s waits for the bank', async (kind) => {
  const { ref, amount } = await makeTransfer(world, token);
  const answer = await send(ref, await savedSlip(slipCode(transRef), kind));
  expect(answer.body.data).toEqual({ status: 'waiting', why: null, amount: null });
  expect(await balanceOf(world, token)).toBe(0);
  await arrive(amount);
  expect((await send(ref, await slipOf())).body.data).toEqual({ status: 'credited', why: null, amount });
});

test('a slip photographed at an angle with noise is read', async () => {
  const { ref } = await makeTransfer(world, token);
  const bytes = await photographedSlip(slipCode(transRef), { turned: 0.15, tilt: 0.25, noise: 20 });
  expect((await send(ref, bytes)).body.data?.status).toBe('waiting');
  const [row] = await world.db.orm.select().from(slip).where(eq(slip.transRef, transRef));
  expect(row).toMatchObject({ memberId, depositRef: ref, kind: 'bank', bankCode: '004' });
});

/** A PNG of so many pixels and no bytes. */
function bomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const pixels = deflateSync(Buffer.alloc(2_000_000));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A slip whose file says that it is as large as its kind can be. */
async function inflated(kind: 'jpeg' | 'webp'): Promise<Buffer> {
  const bytes = await savedSlip(slipCode(transRef), kind);
  if (kind === 'jpeg') bytes.fill(0x75, bytes.indexOf('ffc0', 'hex') + 5, bytes.indexOf('ffc0', 'hex') + 9);
  else bytes.fill(0x3f, bytes.indexOf('9d012a', 'hex') + 3, bytes.indexOf('9d012a', 'hex') + 7);
  return bytes;
}

test.each([
  ['words', async () => Buffer.from('this is not a picture at all')],
  ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>')],
  ['a picture cut off', async () => (await slipOf()).subarray(0, 400)],
  ['half a picture', async () => (await slipOf()).subarray(0, (await slipOf()).length / 2)],
  ['a bomb of 900 million pixels', async () => bomb(30_000)],
  ['a JPEG of 900 million pixels', () => inflated('jpeg')],
  ['a WebP of 260 million pixels', () => inflated('webp')],
])('%s is no picture: 422', async (_, bytes) => {
  const { ref } = await makeTransfer(world, token);
  const answer = await send(ref, await bytes());
  expect(answer).toMatchObject({ status: 422, body: { data: { fields: { image: expect.any(String) } } } });
});

test('more than may be sent is refused before it is read whole', async () => {
  const { ref } = await makeTransfer(world, token);
  const tooLong = Buffer.alloc(MAX_SLIP_BYTES + 3);
  expect((await world.send(CALL, { ref, image: image(tooLong) }, bearer())).status).toBe(422);
  const huge = Buffer.alloc(20_000_000);
  expect((await world.send(CALL, { ref, image: image(huge) }, bearer())).status).toBe(413);
});
const bearer = () => ({ authorization: `Bearer ${token}` });

test.each([
  ['a slip cut above its code', () => savedSlip(slipCode(transRef), 'png', 800)],
  [
    'an empty page',
    () =>
      sharp({ create: { width: 400, height: 400, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a QR of a shop', () => savedSlip('https://example.com/shop', 'png')],
  ['a code with a wrong checksum', () => savedSlip(`${slipCode(transRef).slice(0, -4)}0000`, 'png')],
])('%s is refused with 4311', async (_, bytes) => {
  const { ref } = await makeTransfer(world, token);
  expect((await send(ref, await bytes())).body.error).toBe(4311);
});

test('a slip shown for another deposit, of the member or of somebody else, is refused with 4306', async () => {
  const [first, second] = [await makeTransfer(world, token), await makeTransfer(world, token, 300)];
  expect((await send(first.ref, await slipOf())).body.error).toBe(0);
  expect((await send(second.ref, await slipOf())).body.error).toBe(4306);
  const stranger = await buildMember(world);
  const theirs = await makeTransfer(world, stranger.token);
  expect((await send(theirs.ref, await slipOf(), stranger.token)).body.error).toBe(4306);
  // The same slip for the same deposit is no harm.
  expect((await send(first.ref, await slipOf())).body.data?.status).toBe('waiting');
});

test('a slip of a transfer that paid another deposit is refused', async () => {
  const paid = await makeTransfer(world, token);
  await arrive(paid.amount);
  const other = await makeTransfer(world, token, 300);
  expect((await send(other.ref, await slipOf())).body.error).toBe(4306);
});

test('money of another amount finds its owner by the slip, whichever comes first, and an operator credits it', async () => {
  const { ref } = await makeTransfer(world, token);
  await send(ref, await slipOf());
  await arrive(450, { event_id: `event-${transRef}` });
  expect(await arrivals(ref)).toMatchObject([{ amount: 450, why: 'amount', status: 'waiting' }]);
  const options = { event: `event-${transRef}`, deposit: ref };
  const call = { command: 'payment match', options, who: 'nok', why: 'slip', yes: true };
  expect((await runOps(world.services, call)).code).toBe(0);
  expect(await balanceOf(world, token)).toBe(450);
  expect((await send(ref, await slipOf())).body.data).toEqual({ status: 'credited', why: null, amount: 450 });
});

test('what arrived before its slip was shown is told with the deposit from then on', async () => {
  const { ref } = await makeTransfer(world, token);
  await arrive(450);
  expect(await arrivals(ref)).toEqual([]);
  expect((await send(ref, await slipOf())).body.data).toEqual({ status: 'kept', why: 'amount', amount: 450 });
  expect(await arrivals(ref)).toMatchObject([{ amount: 450, why: 'amount' }]);
});

test('a transfer to another account, and one from before the deposit, are said as such', async () => {
  const { ref, amount } = await makeTransfer(world, token);
  const elsewhere = { account_no: '0000000001', trans_ref: transRef };
  await sendEvent(world, { amount, line: elsewhere });
  expect((await send(ref, await slipOf())).body.data).toMatchObject({ status: 'kept', why: 'account' });
  transRef = `${transRef}B`;
  await arrive(amount, { paid_at: '2025-06-15T10:00:00.000Z' });
  expect((await send(ref, await slipOf())).body.data).toMatchObject({ status: 'kept', why: 'early' });
});

test('a slip and its money that came in one instant are tied by the job', async () => {
  const { ref } = await makeTransfer(world, token);
  await arrive(450);
  const row = { transRef, agentId: 31, memberId, depositRef: ref, kind: 'bank', bankCode: '004' } as const;
  await world.db.orm.insert(slip).values({ ...row, pictureHash: 'x', shownAt: world.clock.now() });
  expect(await linkShown(world.services)).toBe(1);
  expect(await linkShown(world.services)).toBe(0);
  const [event] = await world.db.orm.select().from(paymentEvent).where(eq(paymentEvent.transRef, transRef));
  expect(event).toMatchObject({ ref, mismatch: 'amount', outcome: 'unmatched' });
});

test.each([
  ['slips as make sense', slipOfMember, 0, () => slipOf()],
  ['slips that cannot be read', failedSlipOfMember, 4311, () => savedSlip('no slip', 'png', 300)],
])('a member shows as many %s, and then is told to come back', async (_, { count, windowMs }, error, of) => {
  const { ref } = await makeTransfer(world, token);
  const bytes = await of();
  for (let n = 0; n < count; n += 1) expect((await send(ref, bytes)).body.error).toBe(error);
  const refused = await world.send(CALL, { ref, image: image(bytes) }, bearer());
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([
    429,
    String(windowMs / count / 1_000),
  ]);
});

test('a slip that was taken, and what is no picture, are no failures', async () => {
  const { ref } = await makeTransfer(world, token);
  for (let n = 0; n < 2 * failedSlipOfMember.count; n += 1) {
    const bytes = n % 2 ? (await slipOf()).subarray(0, 400) : await slipOf();
    expect((await send(ref, bytes)).status).toBe(n % 2 ? 422 : 200);
  }
});

import { afterAll, expect, test } from 'vitest';
import { failedSlipOfMember, slipOfMember } from '#backend/areas/payment/limits.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { lineOf, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { savedSlip, slipCode } from '#backend/testing/payment/slips.ts';
import { sendEvent } from '#backend/testing/payment/webhook.ts';
import { openWorld } from '#backend/testing/world.ts';

const PARALLEL = 16;
/** As many as are looked at one after the other; who comes with more is told to come back. */
const AT_ONCE = 6;
const world = await openWorld();
afterAll(() => closeAudited(world));

/** A backend that is too busy answers 503, and the same slip is sent again. */
async function send(ref: string, bytes: Uint8Array, token: string) {
  const image = Buffer.from(bytes).toString('base64');
  for (;;) {
    const answer = await world.call('POST /api/member/payment/slip', { ref, image }, token);
    if (answer.body.error !== 503) return answer;
  }
}
type Sent = Awaited<ReturnType<typeof send>>;
const many = <Result>(count: number, of: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => of(n)));
const withError = (answers: readonly Sent[], error: number) =>
  answers.filter(({ body }) => body.error === error);
const isTooMany = ({ status }: Sent) => status === 429;

test('a slip sent by all tabs while the bank tells of its transfer is credited once, and costs no other try', async () => {
  const { token } = await buildMember(world);
  const { ref, amount } = await makeTransfer(world, token);
  const transRef = 'SLIPOFALLTABS000';
  const bytes = await savedSlip(slipCode(transRef), 'jpeg');
  const tabs = slipOfMember.count - 1;
  const [answers] = await Promise.all([
    many(tabs, () => send(ref, bytes, token)),
    many(4, () => sendEvent(world, { amount, line: lineOf(transRef) })),
  ]);
  const taken = withError(answers, 0);
  expect(taken.length).toBeGreaterThan(0);
  expect(answers.filter((one) => one.body.error !== 0 && !isTooMany(one)).map(({ body }) => body)).toEqual(
    [],
  );
  for (const { body } of taken) expect(['waiting', 'credited']).toContain(body.data?.status);
  expect(await balanceOf(world, token)).toBe(amount);
  // What was taken was no failure, so the last of the tries is left.
  const again = await send(ref, bytes, token);
  expect(again.body.data).toEqual({ status: 'credited', why: null, amount });
});

test('one slip shown at once for deposits of many members is of one of them', async () => {
  const members = await many(AT_ONCE, async () => {
    const { token } = await buildMember(world);
    return { token, ...(await makeTransfer(world, token)) };
  });
  const transRef = 'SLIPOFALLMEMBERS';
  const bytes = await savedSlip(slipCode(transRef), 'jpeg');
  const answers = await Promise.all(members.map(({ ref, token }) => send(ref, bytes, token)));
  expect(withError(answers, 0)).toHaveLength(1);
  expect(withError(answers, 4306)).toHaveLength(AT_ONCE - 1);
  const owner = members[answers.findIndex(({ body }) => body.error === 0)];
  await sendEvent(world, { amount: owner?.amount ?? 0, line: lineOf(transRef) });
  for (const { token, amount } of members)
    expect(await balanceOf(world, token)).toBe(token === owner?.token ? amount : 0);
});

test('one slip shown at once for several deposits of a member is of one of them', async () => {
  const { token } = await buildMember(world);
  const deposits = [];
  for (let n = 0; n < failedSlipOfMember.count; n += 1)
    deposits.push(await makeTransfer(world, token, 300 + n));
  const bytes = await savedSlip(slipCode('SLIPOFONEMEMBER0'), 'jpeg');
  const answers = await Promise.all(deposits.map(({ ref }) => send(ref, bytes, token)));
  expect(withError(answers, 0)).toHaveLength(1);
  expect(withError(answers, 4306)).toHaveLength(deposits.length - 1);
});

test('of slips that cannot be read and are sent at once no more are looked at than one after the other', async () => {
  const { token } = await buildMember(world);
  const { ref } = await makeTransfer(world, token);
  const bytes = await savedSlip('no slip', 'png', 300);
  const answers = await many(PARALLEL, () => send(ref, bytes, token));
  expect(withError(answers, 4311)).toHaveLength(failedSlipOfMember.count);
  expect(answers.filter(isTooMany)).toHaveLength(PARALLEL - failedSlipOfMember.count);
  expect(isTooMany(await send(ref, bytes, token))).toBe(true);
});

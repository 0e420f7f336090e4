import { afterEach, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { complaintOps, sendComplaint, trySendComplaint } from '#backend/testing/complaints.ts';
import { buildMember } from '#backend/testing/members.ts';
import { openWorld, type World } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';
import { MOST_WAITING } from '#rules/complaint/complaint.ts';

let world: World;

beforeEach(async () => {
  world = await openWorld({ connections: 8 });
});
afterEach(async () => {
  await expectCleanAudit(world);
  await world[Symbol.asyncDispose]();
});

const list = async (token: string) => (await world.call('GET /api/complaint/list', {}, token)).body.data;

test('the same key from many devices at once is one complaint, and no more wait than may', async () => {
  const { token } = await buildMember(world, { balance: 0 });
  const same = await Promise.all(
    Array.from({ length: 6 }, () => sendComplaint(world, token, { idempotency_key: 'one-intent' })),
  );
  expect(new Set(same.map(({ number }) => number)).size).toBe(1);
  const others = await Promise.all(Array.from({ length: 8 }, () => trySendComplaint(world, token)));
  const codes = others.map(({ error }) => error).sort();
  const taken = MOST_WAITING - 1;
  expect(codes).toEqual([
    ...Array.from({ length: taken }, () => 0),
    ...Array.from({ length: 8 - taken }, () => errorCodes.COMPLAINTS_WAITING),
  ]);
  expect((await list(token))?.rows).toHaveLength(MOST_WAITING);
});

test('many members send and two operators answer at once: each step is there once and in order', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => buildMember(world, { balance: 0 })));
  const sent = await Promise.all(members.map(({ token }) => sendComplaint(world, token)));
  await Promise.all(
    sent.flatMap(({ number }, at) => [
      complaintOps(world, 'answer', { number, text: 'คำตอบแรก' }),
      complaintOps(world, 'answer', { number, text: 'คำตอบที่สอง' }),
      ...members.slice(at, at + 1).map(({ token }) => sendComplaint(world, token)),
    ]),
  );
  for (const { token } of members) {
    const rows = (await list(token))?.rows ?? [];
    expect(rows.map(({ answers }) => answers.length).sort()).toEqual([0, 2]);
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { agentReceiver } from '#backend/areas/agent/tables.ts';
import { deposit } from '#backend/areas/payment/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { buildMember } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';
import { errorCodes } from '#contract/error-codes.ts';

const MANY = 12;
const world = await openWorld({ connections: 16 });
afterAll(() => closeAudited(world));

const ops = (command: string, options: Record<string, string>, who = 'nok') =>
  runOps(world.services, { command, options, who, why: 'a test', yes: true });

test('once the closing of an account is answered, no transfer to it begins', async () => {
  const order = { channel_id: 2, sub_channel_id: 1, amount: 500 };
  const members = await Promise.all(Array.from({ length: MANY }, () => buildMember(world)));
  let atClosing = 0;
  const close = async () => {
    expect((await ops('receiver close', { id: '1' })).code).toBe(0);
    atClosing = await world.db.orm.$count(deposit);
  };
  const ask = ({ token }: { readonly token: string }) =>
    world.call('POST /api/member/payment/generate_qr', order, token);
  const answers = await Promise.all([...members.map(ask), close()]);
  const made = answers.flatMap((answer) => (answer?.body.data ? [answer.body.data] : []));
  const refused = answers.filter((answer) => answer?.body.error === errorCodes.RECEIVER_CLOSED);
  expect(made.length + refused.length).toBe(MANY);
  expect(await world.db.orm.$count(deposit)).toBe(atClosing);
  expect(made).toHaveLength(atClosing);
});

test('one account that is added many times at once is there once', async () => {
  const before = await world.db.orm.$count(agentReceiver);
  const options = { kind: 'bank', bank: '025', account: '1234567890', name: 'พีวิน' };
  const answers = await Promise.all(Array.from({ length: MANY }, () => ops('receiver add', options)));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(await world.db.orm.$count(agentReceiver)).toBe(before + 1);
  const others = Array.from({ length: MANY }, (_, at) => ({ ...options, account: `22222222${10 + at}` }));
  const added = await Promise.all(others.map((one) => ops('receiver add', one)));
  expect(added.every(({ code }) => code === 0)).toBe(true);
  expect(await world.db.orm.$count(agentReceiver)).toBe(before + 1 + MANY);
});

test('an account that is opened many times at once is opened once, and never by who added it', async () => {
  await ops('receiver add', { kind: 'bank', bank: '004', account: '3333333333', name: 'พีวิน' });
  const [added] = await world.db.orm
    .select()
    .from(agentReceiver)
    .where(eq(agentReceiver.accountNo, '3333333333'));
  const options = { id: String(added?.id) };
  const open = (who: string) => ops('receiver open', options, who);
  const [own, others] = await Promise.all([
    Promise.all(Array.from({ length: MANY }, () => open('nok'))),
    Promise.all(Array.from({ length: MANY }, () => open('lek'))),
  ]);
  expect(own.filter(({ code }) => code === 0)).toEqual([]);
  expect(others.filter(({ code }) => code === 0)).toHaveLength(1);
});

import { afterAll, expect, test } from 'vitest';
import { accountLimits } from '#backend/areas/account/limits.ts';
import { loginGuard } from '#backend/areas/account/tables.ts';
import { limitUse } from '#backend/core/limits/tables.ts';
import { buildMember, mobileOf, TEST_PASSWORD } from '#backend/testing/members.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const STRANGER = '203.0.113.66';
const SPENT = '203.0.113.77';
const NEW_PLACE = '198.51.100.7';

const newNumber = async () => mobileOf(world, (await buildMember(world)).memberId);
const login = async (username: string, password: string, address: string) =>
  (await world.send('POST /api/login', { username, password }, { 'x-client-address': address })).body.error;

test('a stranger who guesses keeps the member out nowhere else, not even where the member never was', async () => {
  const username = await newNumber();
  for (let tries = 0; tries < 5; tries += 1) await login(username, 'not-the-word', STRANGER);
  expect(await login(username, TEST_PASSWORD, STRANGER)).toBe(4002);
  expect(await login(username, TEST_PASSWORD, NEW_PLACE)).toBe(0);
  // Nor does the good one give the stranger new tries.
  expect(await login(username, 'not-the-word', STRANGER)).toBe(4002);
});

test('several addresses that guess keep each other waiting, and who comes from yet another', async () => {
  const username = await newNumber();
  const answers = [];
  for (let n = 0; n < 20; n += 1) answers.push(await login(username, 'not-the-word', `203.0.113.${100 + n}`));
  expect(answers.filter((error) => error === 4001)).toHaveLength(3);
  expect(await login(username, TEST_PASSWORD, NEW_PLACE)).toBe(4002);
});

test('what an address is refused leaves nothing: no row, and no try of the member', async () => {
  for (let n = 0; n < accountLimits.loginFromAddress.count; n += 1)
    expect(await login(`06${String(n).padStart(8, '0')}`, 'not-the-word', SPENT)).toBe(4001);
  const username = await newNumber();
  const rows = () => Promise.all([loginGuard, limitUse].map((table) => world.db.orm.$count(table)));
  const before = await rows();
  for (let n = 0; n <= accountLimits.loginOfPlace.count; n += 1)
    expect(await login(username, 'not-the-word', SPENT)).toBe(4002);
  for (let n = 0; n < 20; n += 1)
    expect(await login(`08${String(n).padStart(8, '0')}`, 'not-the-word', SPENT)).toBe(4002);
  expect(await rows()).toEqual(before);
  expect(await login(username, TEST_PASSWORD, NEW_PLACE)).toBe(0);
});

test('an address that sends many at once takes one place in the line of the account', async () => {
  const username = await newNumber();
  const flood = Promise.all(Array.from({ length: 300 }, () => login(username, 'not-the-word', STRANGER)));
  expect(await login(username, TEST_PASSWORD, NEW_PLACE)).toBe(0);
  await flood;
});

test('somebody with a whole network of IPv6 is one stranger, whose guesses over all numbers end too', async () => {
  const line = (n: number) => `2001:db8:77:${n.toString(16)}::1`;
  const username = await newNumber();
  for (let n = 0; n < 10; n += 1) await login(username, 'not-the-word', line(n));
  expect(await login(username, TEST_PASSWORD, line(99))).toBe(4002);
  expect(await login(username, TEST_PASSWORD, NEW_PLACE)).toBe(0);
  const answers = [];
  for (let n = 0; n <= accountLimits.loginFromNetwork.count; n += 1)
    answers.push(await login(`06${String(5_000 + n).padStart(8, '0')}`, 'not-the-word', line(n)));
  expect(answers.at(-1)).toBe(4002);
});

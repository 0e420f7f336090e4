import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './password.ts';

const PASSWORD = 'sabai-dee-99';
/** Some hundred hashes on a busy machine. */
const PATIENCE_MS = 120_000;

test('members at a known place pass newcomers in the queue, and newcomers still get their turns', {
  timeout: PATIENCE_MS,
}, async () => {
  const stored = await hashPassword(PASSWORD, 'known');
  const ended: string[] = [];
  const hash = (lane: 'known' | 'stranger' | 'newcomer') =>
    isPassword(PASSWORD, stored, lane).then((fits) => {
      expect(fits).toBe(true);
      ended.push(lane);
    });
  const newcomers = Array.from({ length: 20 }, () => hash('newcomer'));
  const members = Array.from({ length: 8 }, () => hash('known'));
  await Promise.all([...newcomers, ...members]);
  // Those that ran already when the members came, one turn in eight, and one per core that ends beside the last member.
  const before = ended.lastIndexOf('known') + 1 - members.length;
  expect(before).toBeLessThanOrEqual(2 * availableParallelism() + 2);
  expect(ended).toHaveLength(28);
});

test('a full queue of newcomers is told to come back, and members are still served', {
  timeout: PATIENCE_MS,
}, async () => {
  const stored = await hashPassword(PASSWORD, 'known');
  const newcomers = await Promise.allSettled([
    ...Array.from({ length: 60 }, () => isPassword(PASSWORD, stored, 'newcomer')),
    isPassword(PASSWORD, stored, 'known'),
  ]);
  expect(newcomers.at(-1)).toEqual({ status: 'fulfilled', value: true });
  const refused = newcomers.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBe(60 - 40 - availableParallelism());
  expect(refused[0]).toMatchObject({ reason: { status: 429, headers: { 'retry-after': '3' } } });
});

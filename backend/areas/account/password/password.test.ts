import { availableParallelism } from 'node:os';
import { afterAll, expect, test, vi } from 'vitest';

// The files of a project share their modules: this one must find its own, and leave none behind.
vi.hoisted(() => vi.resetModules());
// Who is served when does not depend on how long a hash takes: these take a thousandth.
vi.doMock('node:crypto', async (load) => {
  const actual = await load<typeof import('node:crypto')>();
  const cheap = (...[algorithm, facts, done]: Parameters<typeof actual.argon2>) => {
    expect([algorithm, facts.memory, facts.passes]).toEqual(['argon2id', 19_456, 2]);
    actual.argon2(algorithm, { ...facts, memory: 8, passes: 1 }, done);
  };
  return { ...actual, argon2: cheap };
});
const { hashPassword, isPassword } = await import('./password.ts');
afterAll(() => {
  vi.doUnmock('node:crypto');
  vi.resetModules();
});

const PASSWORD = 'sabai-dee-99';

test('members at a known device pass newcomers in the queue, and newcomers still get their turns', async () => {
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

test('a full queue of newcomers is told to come back, and members are still served', async () => {
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

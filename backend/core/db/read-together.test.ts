import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('who asks in one turn is answered by one read, each with their own value', async () => {
  const reads: (readonly string[])[] = [];
  const read = readTogether(
    async (keys) => {
      reads.push(keys);
      return new Map(keys.filter((key) => key !== 'nobody').map((key) => [key, `value of ${key}`]));
    },
    { atOnce: 1, most: 3 },
  );
  const asked = ['a', 'b', 'a', 'nobody', 'c', 'a'];
  const answers = await Promise.all(asked.map(read));
  expect(answers).toEqual(asked.map((key) => (key === 'nobody' ? undefined : `value of ${key}`)));
  expect(reads).toEqual([['a', 'b', 'nobody'], ['c']]);
});

test('nobody is answered by a read that began before they asked, and a failure reaches those who waited for it alone', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 3 }),
      fc.array(fc.tuple(fc.nat(3), fc.nat(4), fc.boolean()), { minLength: 1, maxLength: 25 }),
      async (atOnce, asks) => {
        let now = 0;
        let running = 0;
        const failing = new Set<number>();
        const read = readTogether(
          async (keys) => {
            const begunAt = now;
            running += 1;
            expect(running).toBeLessThanOrEqual(atOnce);
            expect(keys.length).toBeLessThanOrEqual(2);
            for (let turns = begunAt % 4; turns > 0; turns -= 1) await turn();
            running -= 1;
            if (failing.has(begunAt)) throw new Error('away');
            return new Map(keys.map((key) => [key, { key, begunAt }]));
          },
          { atOnce, most: 2 },
        );
        const answers: Promise<void>[] = [];
        for (const [pause, key, fails] of asks) {
          for (let turns = 0; turns < pause; turns += 1) await turn();
          now += 1;
          if (fails) failing.add(now);
          const askedAt = now;
          const heard = read(String(key)).then(
            (value) => {
              expect(value?.key).toBe(String(key));
              expect(value?.begunAt).toBeGreaterThanOrEqual(askedAt);
            },
            (error: Error) => expect(error.message).toBe('away'),
          );
          answers.push(heard);
        }
        await Promise.all(answers);
        expect(running).toBe(0);
      },
    ),
    { numRuns: 60 },
  );
});

import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Limit = z.object({ name: z.string(), count: z.int().positive(), windowMs: z.int().positive() });
const Limits = z.record(z.string(), Limit);

/** A file exports limits, alone or in a record. */
async function namesIn(file: string): Promise<string[]> {
  const exported: unknown[] = Object.values(await import(path.resolve(file)));
  return exported.flatMap((one) => {
    const alone = Limit.safeParse(one).data;
    return (alone ? [alone] : Object.values(Limits.parse(one))).map(({ name }) => name);
  });
}

test('no two limits of all areas are counted as one', async () => {
  const names = (await Promise.all(globSync('backend/areas/*/limits.ts').map(namesIn))).flat();
  expect(names).toEqual(expect.arrayContaining(['codeOfNumber', 'unsignedEventFromAddress']));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

import { expect, test } from 'vitest';
import { answerHealth } from '#backend/core/http/health.ts';
import { openCopy } from '#backend/testing/template.ts';
import { openWorld } from '#backend/testing/world.ts';

test('PGlite stops writing while the disk still has room for its log; reading goes on', async () => {
  let full = false;
  const room = {
    trouble: () => (full ? ('disk_full' as const) : undefined),
    demand: () => {
      if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
    },
  };
  await using world = await openWorld();
  const db = await openCopy(room);
  await db.script('CREATE TABLE note (a int)');
  full = true;
  await expect(db.transact(async () => 1)).rejects.toMatchObject({ code: 'ENOSPC' });
  await expect(db.orm.execute('INSERT INTO note VALUES (1)')).rejects.toThrow();
  expect(await db.query({ name: 'read', text: 'SELECT count(*)::int AS n FROM note' }, [])).toEqual([
    { n: 0 },
  ]);
  const jobs = { state: 'running', error: null, last: {} } as const;
  const health = await answerHealth({ ...world.services, db }, { migrations: ['one'], jobs });
  expect(await health.json()).toMatchObject({ reasons: ['disk_full'] });
  await db.close();
});

import { afterAll, expect, test } from 'vitest';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld();
afterAll(() => world[Symbol.asyncDispose]());

const audit = () =>
  runOps(world.services, { command: 'audit', options: {}, who: 'nok', why: '', yes: false });

test.each(['UTC', 'America/New_York', 'Asia/Bangkok'])(
  'what differs is told with the time of Bangkok, to its part of a second, over a connection in %s',
  async (zone) => {
    expect((await audit()).code).toBe(0);
    await world.db.script('BEGIN');
    await world.db.script(`
      SET LOCAL TIME ZONE '${zone}';
      INSERT INTO session (token_hash, member_id, created_at, last_seen_at, address, device)
      VALUES ('x', gen_random_uuid(), '2025-06-15T18:30:00.125Z', '2025-06-15T18:30:00Z', 'x', 'x')`);
    const { code, lines } = await audit();
    await world.db.script('ROLLBACK');
    expect(code).toBe(1);
    expect(lines).toEqual([
      expect.stringMatching(
        /^session_member: a session of 2025-06-16 01:30:00\.125 \+07:00 belongs to no member: [0-9a-f-]{36}$/,
      ),
    ]);
  },
);

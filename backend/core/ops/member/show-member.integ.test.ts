import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { opsLog } from '#backend/core/evidence/tables.ts';
import { closeAudited } from '#backend/testing/audit.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { mobileOf } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ members: [1_000] });
const [{ token, memberId }] = world.members;
const username = await mobileOf(world, memberId);
afterAll(() => closeAudited(world));

const ops = (command: string, options: Record<string, string>, yes = true) =>
  runOps(world.services, { command, options, who: 'nok', why: 'asked by the member', yes });

test('an operator sees where money, points and bets of a member are, and that it was read is kept', async () => {
  await ops('points grant', { username, points: '40', 'valid-days': '7' });
  await placeBill(world, token, [{ type: 'top_2', number: '12', amount: 10 }]);
  const { code, lines } = await ops('member show', { username });
  expect(code).toBe(0);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.stringMatching(`^Member ${username}: active, in exports ${memberId}$`),
      '  main  990.00 baht',
      '  wallet.point  40 point',
      expect.stringMatching(
        /^ {2}2025-06-15 19:00 \+07:00 {2}\S+ {2}-10\.00 baht {2}main then 990\.00 baht {2}\S+$/,
      ),
      expect.stringMatching(
        /^ {2}2025-06-15 19:00 \+07:00 {2}lotto glo {2}accepted {2}cost 10\.00 baht {2}paid 0\.00 baht/,
      ),
    ]),
  );
  const acts = await world.db.orm.select().from(opsLog).where(eq(opsLog.command, 'member show'));
  expect(acts).toMatchObject([{ who: 'nok', facts: { outcome: 'done' } }]);
});

test('a day without anything says so, and one that is none is refused', async () => {
  const { lines } = await ops('member show', { username, day: '๒๐๒๕-๐๖-๐๑' });
  expect(lines).toContain('Bets placed or ended on 2025-06-01: none');
  expect((await ops('member show', { username, day: '2025-06-31' })).code).toBe(1);
  expect(await ops('member show', { username: '0800000000' })).toEqual({
    code: 1,
    lines: ['There is no member 0800000000'],
  });
});

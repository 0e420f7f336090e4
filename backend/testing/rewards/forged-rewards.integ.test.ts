import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { expectCleanAudit, findingChecks } from '#backend/testing/audit.ts';
import { entitlementsOf } from '#backend/testing/entitlements.ts';
import { buildMember } from '#backend/testing/members.ts';
import { rewards } from '#backend/testing/rewards/area.ts';
import { pointsOf } from '#backend/testing/rewards/points.ts';
import { openWorld } from '#backend/testing/world.ts';

const world = await openWorld({ testAreas: [rewards] });
const uuid = () => world.services.random.uuid();
const lotId = uuid();
let memberId: string;

beforeAll(async () => {
  ({ memberId } = await buildMember(world, { balance: 100 }));
  const points = pointsOf(world, memberId);
  const spent = uuid();
  await points.earn(100);
  await points.spend(20, spent);
  await points.refund(20, spent);
  await points.expire(5);
  await points.buySpins(10, 3, lotId);
  await entitlementsOf(world, memberId).use(1);
  await expectCleanAudit(world);
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(() => world.db.script('BEGIN'));
afterEach(() => world.db.script('ROLLBACK'));

const own = (kind: string) =>
  `(SELECT id FROM ledger_account WHERE kind = '${kind}' AND coalesce(member_id, '${memberId}') = '${memberId}')`;

/** A transfer with its postings, all of them in order but for their units. */
function transfer(unit: string, postings: readonly (readonly [from: string, to: string])[]): string {
  const id = uuid();
  const rows = postings.map(([from, to], at) => `('${id}'::uuid, ${at}, ${own(from)}, ${own(to)}, 10)`);
  return `
    INSERT INTO transfer (id, scope, key, request_hash, kind, reference, at, unit)
      VALUES ('${id}', 'point.earned', '${id}', '', 'point_earned', '${id}', now(), '${unit}');
    INSERT INTO posting (transfer_id, position, from_account, to_account, satang) VALUES ${rows.join(', ')};`;
}

type Forgery = readonly [name: string, sql: () => string, refused: RegExp | null, checks: readonly string[]];

/** What the database says to it, if anything, and what finds it where the guards of the schema were taken away. */
const forgeries: readonly Forgery[] = [
  [
    'points raised by hand',
    () => `UPDATE ledger_account SET balance = balance + 1000 WHERE id = ${own('wallet.token')}`,
    null,
    ['unit_sum', 'cached_balance'],
  ],
  [
    'points that a statement shows and nobody earned',
    () => `UPDATE ledger_entry SET satang = satang + 1 WHERE account_id = ${own('wallet.token')} AND seq = 1`,
    /never changed/,
    ['entry'],
  ],
  [
    'points that become baht in the main wallet',
    () => transfer('token', [['house.token', 'main']]),
    /mixes units/,
    ['movement', 'unit_sum'],
  ],
  [
    'points that say that they are baht',
    () => transfer('THB', [['house.token', 'wallet.token']]),
    /mixes units/,
    ['movement'],
  ],
  [
    'points and baht in one transfer',
    () =>
      transfer('token', [
        ['house.token', 'wallet.token'],
        ['house.adjustment', 'main'],
      ]),
    /mixes units/,
    ['movement'],
  ],
  [
    'a transfer that was of points',
    () => `UPDATE transfer SET unit = 'THB' WHERE kind = 'point_earned'`,
    /never changed/,
    ['movement'],
  ],
  [
    'a wallet of points that counts baht',
    () => `UPDATE ledger_account SET unit = 'THB' WHERE id = ${own('wallet.token')}`,
    /never changed/,
    ['account_form', 'movement', 'unit_sum'],
  ],
  [
    'a refund of points that were not spent',
    () => `UPDATE transfer SET reference = 'x', key = 'x' WHERE kind = 'point_refunded'`,
    /never changed/,
    ['point_refund'],
  ],
  [
    'a used spin made unused',
    () => `UPDATE entitlement_lot SET free = free + 1, used = used - 1 WHERE id = '${lotId}'`,
    null,
    ['entitlement_state'],
  ],
  [
    'spins that end later',
    () => `UPDATE entitlement_lot SET ends_at = ends_at + interval '1 day' WHERE id = '${lotId}'`,
    /never changed/,
    ['entitlement_lot'],
  ],
  [
    'one spin more',
    () => `UPDATE entitlement_lot SET free = free + 1 WHERE id = '${lotId}'`,
    /violates check constraint/,
    [],
  ],
];

test.each(forgeries)(
  '%s is refused by the database, or found by the audit',
  async (_, sql, refused, checks) => {
    if (refused) await expect(world.db.script(sql())).rejects.toThrow(refused);
    else {
      await world.db.script(sql());
      expect((await findingChecks(world, checks)).toSorted()).toEqual([...checks].toSorted());
    }
  },
);

test.each(forgeries.filter(([, , , checks]) => checks.length > 0))(
  '%s is found where the guards were taken away',
  async (_, sql, _refused, checks) => {
    await world.db.script(`SET LOCAL session_replication_role = replica; ${sql()}`);
    expect((await findingChecks(world, checks)).toSorted()).toEqual([...checks].toSorted());
  },
);

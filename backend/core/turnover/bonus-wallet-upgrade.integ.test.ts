import { expect, test } from 'vitest';
import { migrate } from '#backend/core/db/migrate.ts';
import { expectCleanAudit } from '#backend/testing/audit.ts';
import { makePersonal, redeem } from '#backend/testing/coupon/coupons.ts';
import { balanceOf } from '#backend/testing/lotto/lotto.ts';
import { buildMember } from '#backend/testing/members.ts';
import { claim } from '#backend/testing/promotion/promotions.ts';
import { openWorld } from '#backend/testing/world.ts';

/** What a database from before the bonus wallet holds: goals that run and ended ones, and no money promised. */
const BEFORE = `
  SET session_replication_role = replica;
  DELETE FROM ledger_entry WHERE kind LIKE 'promotion_%' OR kind LIKE 'coupon_%';
  DELETE FROM posting WHERE transfer_id IN (SELECT id FROM transfer WHERE kind LIKE 'promotion_%' OR kind LIKE 'coupon_%');
  DELETE FROM transfer WHERE kind LIKE 'promotion_%' OR kind LIKE 'coupon_%';
  DELETE FROM ledger_account WHERE kind = 'wallet.bonus';
  SET session_replication_role = DEFAULT;
  DROP TABLE promotion_trim;
  DROP TRIGGER withdrawal_trimmed_is_written_once ON withdrawal;
  ALTER TABLE withdrawal DROP COLUMN trimmed_satang;
  ALTER TABLE promotion_claim DROP COLUMN largest_withdrawal_satang;
  DROP TRIGGER promotion_offer_is_written_once ON promotion_offer;
  ALTER TABLE promotion_offer DROP COLUMN largest_withdrawal_satang;
  CREATE TRIGGER promotion_offer_is_written_once BEFORE UPDATE OF id ON promotion_offer FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
  DELETE FROM schema_migration WHERE name LIKE '%_largest_withdrawal'`;

/** Offers of this world were sealed with their largest withdrawals, which earlier ones did not have. */
const AS_SEALED = `
  SET session_replication_role = replica;
  UPDATE promotion_offer SET largest_withdrawal_satang = 300000 WHERE id = 'invited';
  SET session_replication_role = DEFAULT`;

test('what runs in an older database has its bonus in the bonus wallet, and ends as any other', async () => {
  await using world = await openWorld();
  const running = await buildMember(world, { balance: 200 });
  const ended = await buildMember(world, { balance: 300 });
  const { body } = await claim(world, running.token, 'daily');
  const bonus = { prize: 'bonus', amount: '5', stake: '500', 'stake-days': '3' };
  await redeem(world, running.token, await makePersonal(world, running, bonus));
  const other = await claim(world, ended.token, 'daily');
  await world.call('POST /api/promotion/cancel', { claim_id: other.body.data?.id ?? '' }, ended.token);
  await world.db.script(BEFORE);
  await migrate(world.db);
  await world.db.script(AS_SEALED);
  await expectCleanAudit(world);
  const asked = { wallet: 'wallet.bonus' } as const;
  const shown = await world.call('GET /api/member/statement', asked, running.token);
  expect(shown.body.data?.rows.map(({ balance_after }) => balance_after)[0]).toBe(25);
  expect(shown.body.data?.rows.find(({ amount }) => amount === 20)?.reference).toBe(body.data?.id);
  const none = await world.call('GET /api/member/statement', asked, ended.token);
  expect(none.body.data?.rows).toEqual([]);

  await world.call('POST /api/promotion/cancel', { claim_id: body.data?.id ?? '' }, running.token);
  expect(await balanceOf(world, running.token)).toBe(200);
  await expectCleanAudit(world);
});

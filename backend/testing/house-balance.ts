import { houseAccount } from '#backend/core/ledger/accounts.ts';
import type { HouseKind } from '#backend/core/ledger/unit.ts';
import type { World } from '#backend/testing/world.ts';

const sum = {
  name: 'test_house_balance',
  text: `SELECT coalesce(sum(CASE WHEN to_account = $1::uuid THEN satang ELSE -satang END), 0)::bigint AS satang
    FROM posting WHERE $1::uuid IN (from_account, to_account)`,
};

/** Satang that an account of the house holds by its postings. */
export async function houseBalance({ db, services }: World, kind: HouseKind): Promise<bigint> {
  const account = await houseAccount(db, db.orm, services.agentId, kind);
  const [row] = await db.query<{ satang: bigint }>(sum, [account]);
  return row?.satang ?? 0n;
}

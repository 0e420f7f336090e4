import { promotionTransfers } from '#backend/areas/promotion/promotion-transfers.ts';
import { promotionTrim } from '#backend/areas/promotion/tables.ts';
import { findLimits, strictest } from '#backend/areas/promotion/withdrawals/find-limits.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { BonusLimit } from '#backend/core/policies/bonus-limit.ts';

const debit = debitAnd('promotion_trim_take');
const putBack: Statement = {
  name: 'promotion_trim_put_back',
  text: `
    WITH returned AS (
      UPDATE promotion_trim SET returned_at = $3::timestamptz
      WHERE withdrawal_ref = $1::text AND member_id = $2::uuid AND returned_at IS NULL RETURNING satang
    )
    SELECT coalesce(max(satang), 0)::bigint AS satang FROM returned`,
};

const take: BonusLimit['take'] = async (tx, { db, random, ports }, { agentId, memberId, reference, at }) => {
  const limits = await findLimits({ db: tx, ports }, memberId, at);
  const satang = strictest(limits)?.goesSatang ?? 0n;
  const rows = limits.map(({ id, goesSatang }) => ({
    ...{ withdrawalRef: reference, claimId: id, memberId, agentId, at },
    satang: goesSatang,
  }));
  if (rows.length > 0) await tx.orm.insert(promotionTrim).values(rows);
  if (satang === 0n) return;
  const kind = promotionTransfers.trim;
  const order = {
    ...{ kind, scope: kind.scope, key: reference, reference, memberId, satang, at, policies: [] },
    transferId: random.uuid(),
    requestHash: requestHash({ reference, memberId, satang }),
    toAccount: await houseAccount(db, tx.orm, agentId, kind.to[0]),
  };
  const { outcome } = await debitWith(tx, order, debit, {});
  if (outcome !== 'posted') throw new Error(`What goes with ${reference} was not taken: ${outcome}`);
};

const giveBack: BonusLimit['giveBack'] = async (tx, { db, random }, { agentId, memberId, reference, at }) => {
  const [row] = await tx.query<{ satang: bigint }>(putBack, [reference, memberId, at]);
  const satang = row?.satang ?? 0n;
  if (satang === 0n) return;
  const kind = promotionTransfers.trimBack;
  const fromAccount = await houseAccount(db, tx.orm, agentId, kind.from[0]);
  const order = { transferId: random.uuid(), key: reference, reference, memberId, satang };
  const hash = requestHash({ reference, memberId, satang });
  await credit(tx, { kind, at, fromAccount, credits: [{ ...order, requestHash: hash }] });
};

/** The largest withdrawals of promotions, for whoever pays money out. */
export const bonusLimit: BonusLimit = {
  find: async (reader, memberId, at) => strictest(await findLimits(reader, memberId, at)) ?? null,
  take,
  giveBack,
};

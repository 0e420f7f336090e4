import { promotionTransfers } from '#backend/areas/promotion/promotion-transfers.ts';
import type { Database, Tx } from '#backend/core/db/database.ts';
import { bonusWallet, houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { moveWithin } from '#backend/core/ledger/move-within.ts';
import { openWallet } from '#backend/core/ledger/open-wallet.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import type { Random } from '#backend/random.ts';

interface Bonus {
  /** Of the promotion. */
  readonly id: string;
  readonly memberId: string;
  readonly bonusSatang: bigint;
}

interface By {
  readonly db: Database;
  readonly random: Random;
}

const debit = debitAnd('promotion_take_back');
const orderOf = ({ random }: By, { id, memberId, bonusSatang }: Bonus) => ({
  ...{ transferId: random.uuid(), key: id, reference: id, memberId, satang: bonusSatang },
  requestHash: requestHash({ id, memberId, satang: String(bonusSatang) }),
});

/** Puts a bonus that is promised into the bonus wallet. The caller holds the main wallet, here and below. */
export async function promiseBonus(
  tx: Tx,
  by: By,
  bonus: Bonus & { readonly agentId: number },
  at: Date,
): Promise<void> {
  const { agentId, memberId } = bonus;
  await openWallet(
    tx.orm,
    { unit: BAHT, wallet: bonusWallet },
    { agentId, memberId, uuid: () => by.random.uuid() },
  );
  const kind = promotionTransfers.promise;
  const fromAccount = await houseAccount(by.db, tx.orm, agentId, kind.from[0]);
  await credit(tx, { kind, at, fromAccount, credits: [orderOf(by, bonus)] });
}

/** Puts a bonus that was played for into the main wallet. */
export async function unlockBonus(tx: Tx, by: By, bonus: Bonus, at: Date): Promise<void> {
  const kind = promotionTransfers.bonus;
  await moveWithin(tx, { ...orderOf(by, bonus), kind, from: bonusWallet.kind, at });
}

/** Gives a bonus that was not played for back to the house. */
export async function takeBonusBack(
  tx: Tx,
  by: By & { readonly agentId: number },
  bonus: Bonus,
  at: Date,
): Promise<void> {
  const kind = promotionTransfers.takeBack;
  const toAccount = await houseAccount(by.db, tx.orm, by.agentId, kind.to[0]);
  const order = { ...orderOf(by, bonus), kind, scope: kind.scope, at, toAccount, policies: [] };
  const { outcome } = await debitWith(tx, order, debit, {});
  if (outcome !== 'posted') throw new Error(`The bonus of ${bonus.id} was not taken back: ${outcome}`);
}

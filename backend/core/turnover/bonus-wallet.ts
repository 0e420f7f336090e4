import type { Database, Tx } from '#backend/core/db/database.ts';
import { bonusWallet, houseAccount } from '#backend/core/ledger/accounts.ts';
import { credit } from '#backend/core/ledger/credit.ts';
import { debitWith } from '#backend/core/ledger/debit.ts';
import { debitAnd } from '#backend/core/ledger/debit-statement.ts';
import { moveWithin } from '#backend/core/ledger/move-within.ts';
import { openWallet } from '#backend/core/ledger/open-wallet.ts';
import { requestHash } from '#backend/core/ledger/request-hash.ts';
import type { ScopedKind } from '#backend/core/ledger/transfer-kind.ts';
import { BAHT, type HouseKind } from '#backend/core/ledger/unit.ts';
import type { Random } from '#backend/random.ts';

type InWallet = typeof bonusWallet.kind;

/** How bonuses of an area move: into the bonus wallet, from there to the main wallet, or back to the house. */
interface BonusKinds {
  readonly promise: ScopedKind<HouseKind, InWallet>;
  readonly bonus: ScopedKind<InWallet | HouseKind, 'main'>;
  readonly takeBack: ScopedKind<InWallet, HouseKind>;
}

interface Bonus {
  /** Of the goal that is to be played for it. */
  readonly id: string;
  readonly agentId: number;
  readonly memberId: string;
  readonly satang: bigint;
}

interface By {
  readonly db: Database;
  readonly random: Random;
}

const debit = debitAnd('bonus_take_back');

/**
 * Bonuses of an area in the wallet that holds what is promised: nothing is staked from it. The caller holds the main wallet for
 * each of these, and each happens once.
 */
export function bonusesOf(kinds: BonusKinds) {
  const orderOf = ({ random }: By, { id, memberId, satang }: Bonus) => ({
    ...{ transferId: random.uuid(), key: id, reference: id, memberId, satang },
    requestHash: requestHash({ id, memberId, satang: String(satang) }),
  });
  const promise = async (tx: Tx, by: By, bonus: Bonus, at: Date): Promise<void> => {
    const { agentId, memberId } = bonus;
    const owner = { agentId, memberId, uuid: () => by.random.uuid() };
    await openWallet(tx.orm, { unit: BAHT, wallet: bonusWallet }, owner);
    const kind = kinds.promise;
    const fromAccount = await houseAccount(by.db, tx.orm, agentId, kind.from[0]);
    await credit(tx, { kind, at, fromAccount, credits: [orderOf(by, bonus)] });
  };
  const takeBack = async (tx: Tx, by: By, bonus: Bonus, at: Date): Promise<void> => {
    const kind = kinds.takeBack;
    const toAccount = await houseAccount(by.db, tx.orm, bonus.agentId, kind.to[0]);
    const order = { ...orderOf(by, bonus), kind, scope: kind.scope, at, toAccount, policies: [] };
    const { outcome } = await debitWith(tx, order, debit, {});
    if (outcome !== 'posted') throw new Error(`The bonus of ${bonus.id} was not taken back: ${outcome}`);
  };
  /** What is played goes into the main wallet, and everything else back to the house. */
  const end = async (tx: Tx, by: By, bonus: Bonus, how: { readonly as: string; readonly at: Date }) => {
    if (how.as !== 'done') return takeBack(tx, by, bonus, how.at);
    await moveWithin(tx, { ...orderOf(by, bonus), kind: kinds.bonus, from: bonusWallet.kind, at: how.at });
  };
  return { promise, end };
}

import type { Database, Tx } from '#backend/core/db/database.ts';
import { lockAccounts } from '#backend/core/ledger/credit.ts';
import type { MemberCtx } from '#backend/ctx.ts';

type Reads = Pick<Database | Tx, 'query' | 'orm'>;

const lockWallet = (tx: Tx, memberId: string) => lockAccounts(tx, [memberId], 'main');

/**
 * What a key of the member made. Where there is nothing yet it is read once more behind the lock that the call with the key takes: one
 * that is on its way holds it, or waits for it before this does, so nobody is told of nothing while something is being written. The lock is that
 * of the main wallet, unless another is named.
 */
export async function findOnceDone<Found>(
  { db, memberId }: Pick<MemberCtx, 'db' | 'memberId'>,
  find: (reads: Reads) => Promise<Found | undefined>,
  lock: (tx: Tx, memberId: string) => Promise<void> = lockWallet,
): Promise<Found | undefined> {
  return (
    (await find(db)) ??
    db.transact(async (tx) => {
      await lock(tx, memberId);
      return find(tx);
    })
  );
}

import type { Statement } from '#backend/core/db/database.ts';
import type { TransferKind } from '#backend/core/ledger/transfer-kind.ts';
import { type Moved, readMoved, rowOf } from '#backend/core/reconcile/ledger-rows.ts';
import { reachOf } from '#backend/core/reconcile/reach-of.ts';
import { readSnapshot } from '#backend/core/reconcile/read-snapshot.ts';
import type { Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

/** Money that an area gives its members or takes back beside their play, by books of its own. */
export interface Gifts {
  readonly kinds: readonly Pick<TransferKind, 'name'>[];
  /** SQL of what was given: `kind` and `reference` of its transfer, `satang`, `member_id` and `at`. */
  readonly given: string;
  /** True where a reference has several gifts: `given` answers the key of the transfer in its place. */
  readonly byKey?: boolean;
}

interface Given {
  readonly kind: string;
  readonly reference: string;
  readonly satang: bigint;
  readonly memberId: string;
  readonly at: Date;
}

const WORD = 'given';
const keyOf = ({ kind, reference }: Pick<Given, 'kind' | 'reference'>) => `${kind}:${reference}`;

/** What all areas gave within a time, to members of one agent. */
const readBy = (gifts: readonly Gifts[]): Statement => ({
  name: 'reconcile_gifts',
  text: `
    SELECT gift.kind, gift.reference, gift.satang::bigint AS satang, gift.member_id::text AS "memberId", gift.at
    FROM (${gifts.map(({ given }) => given).join('\nUNION ALL\n')}) AS gift (kind, reference, satang, member_id, at)
    JOIN ledger_account wallet ON wallet.member_id = gift.member_id AND wallet.kind = 'main'
    WHERE wallet.agent_id = $3::int AND gift.at >= $1::timestamptz AND gift.at < $2::timestamptz
    ORDER BY gift.at, gift.kind, gift.reference`,
});

const rowOfGiven = (one: Given): Row => ({
  ...timeOf(one.at),
  key: keyOf(one),
  sums: { [WORD]: one.satang },
  unit: 'THB',
  account: one.memberId,
  status: 'done',
  said: one.kind,
});

/** Bonuses, prizes, rebates and commission in the ledger against the books of the areas that gave them. */
export function reconcileGifts(gifts: readonly Gifts[]): Reconciliation {
  const kinds = gifts.flatMap((one) => one.kinds.map(({ name }) => name));
  const byKey = new Set(gifts.flatMap((one) => (one.byKey ? one.kinds.map(({ name }) => name) : [])));
  const nameOf = ({ kind, key, reference }: Moved) =>
    keyOf({ kind, reference: byKey.has(kind) ? key : reference });
  const read = readBy(gifts);
  return {
    name: 'gifts',
    run: async ({ db, agentId }, { day }) => {
      if (gifts.length === 0) return [];
      const reach = reachOf(day);
      return readSnapshot(db, async (tx) => {
        const moved = await readMoved(tx, kinds, { ...reach, agentId });
        const given = await tx.query<Given>(read, [reach.from, reach.before, agentId]);
        return [
          {
            ...{ name: 'ledger', sides: ['ledger', 'books of the areas'] },
            ...{ onlyOwn: 'no_document', onlyOther: 'missing_in_ledger' },
            ...{ own: moved.map((one) => rowOf(one, nameOf(one), WORD)), other: given.map(rowOfGiven) },
          },
        ];
      });
    },
  };
}

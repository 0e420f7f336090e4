import { lottoTransfers } from '#backend/areas/lotto/lotto-transfers.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { type Moved, readMoved, rowOf } from '#backend/core/reconcile/ledger-rows.ts';
import { reachOf } from '#backend/core/reconcile/reach-of.ts';
import { readSnapshot } from '#backend/core/reconcile/read-snapshot.ts';
import type { Comparison, DayAsked, Reconciliation } from '#backend/core/reconcile/reconciliation.ts';
import type { Services } from '#backend/services.ts';
import { type Row, timeOf } from '#rules/reconcile/compare.ts';

const { bill: stake, cancel, refund, payout, repayout, reversal } = lottoTransfers;
const KINDS = [stake.name, cancel.name, refund.name, payout.name];

const bills: Statement = {
  name: 'lotto_reconcile_bills',
  text: `
    SELECT id::text, member_id AS "memberId", status, charged_satang AS charged, payout_satang AS payout, created_at AS "createdAt",
      ended_at AS "endedAt", (SELECT coalesce(sum(CASE transfer.kind WHEN '${reversal.name}' THEN posting.satang ELSE -posting.satang END), 0)
        FROM transfer JOIN posting ON posting.transfer_id = transfer.id
        WHERE transfer.reference = bill.id::text AND transfer.kind IN ('${repayout.name}', '${reversal.name}'))::bigint AS taken
    FROM bill WHERE agent_id = $3::int AND ((created_at >= $1::timestamptz AND created_at < $2::timestamptz)
      OR (ended_at >= $1::timestamptz AND ended_at < $2::timestamptz) OR id::text = ANY ($4::text[]))
    ORDER BY id`,
};

const wagers: Statement = {
  name: 'lotto_reconcile_wagers',
  text: `
    SELECT reference AS id, member_id AS "memberId", status, charged_satang AS charged, payout_satang AS payout, accepted_at AS "createdAt"
    FROM wager WHERE area = 'lotto' AND agent_id = $3::int
      AND ((accepted_at >= $1::timestamptz AND accepted_at < $2::timestamptz) OR reference = ANY ($4::text[]))
    ORDER BY reference`,
};

interface Staked {
  readonly id: string;
  readonly memberId: string;
  readonly status: string;
  readonly charged: bigint;
  readonly payout: bigint;
  readonly createdAt: Date;
}

interface Bill extends Staked {
  readonly endedAt: Date | null;
  /** What corrections took back, less what they paid. */
  readonly taken: bigint;
}

/** A stake whatever became of it: what is open on one side is open on the other. */
function stakedRow({ id, memberId, status, charged, payout: won, createdAt }: Staked): Row {
  const isBack = status === 'cancelled' || status === 'refunded';
  const isOpen = status === 'pending' || status === 'accepted';
  const sums = { stake: charged, win: isBack ? 0n : won };
  return {
    ...{ ...timeOf(createdAt), key: id, sums, unit: 'THB', account: memberId, said: status },
    status: isBack ? 'void' : isOpen ? 'open' : 'done',
  };
}

/** A transfer under the bill and what it did to it. */
function movedRow(one: Moved): Row {
  if (one.kind === stake.name) return rowOf(one, `${one.reference} stake`, 'stake');
  const word = one.kind === payout.name ? 'win' : 'back';
  return rowOf(one, `${one.reference} ${word}`, word);
}

/** What the ledger should have of a bill: its stake, and what gave it back or what it won before corrections. */
function billRows({ id, memberId, status, charged, payout: won, createdAt, endedAt, taken }: Bill): Row[] {
  const of = { unit: 'THB', account: memberId, status: 'done', said: status } as const;
  const rows: Row[] = [{ ...of, ...timeOf(createdAt), key: `${id} stake`, sums: { stake: charged } }];
  if (!endedAt) return rows;
  if (status === 'cancelled' || status === 'refunded')
    return [...rows, { ...of, ...timeOf(endedAt), key: `${id} back`, sums: { back: charged } }];
  // A correction ends a bill again, after the day of its first payout.
  const time = taken === 0n ? timeOf(endedAt) : { day: null, at: endedAt };
  const first = won + taken;
  return first === 0n ? rows : [...rows, { ...of, ...time, key: `${id} win`, sums: { win: first } }];
}

async function run(services: Services, { day }: DayAsked): Promise<Comparison[]> {
  const reach = reachOf(day);
  const { from, before } = reach;
  return readSnapshot(services.db, async (tx) => {
    const moved = await readMoved(tx, KINDS, { ...reach, agentId: services.agentId });
    const named = moved.map(({ reference }) => reference);
    const found = await tx.query<Bill>(bills, [from, before, services.agentId, named]);
    const ids = found.map(({ id }) => id);
    const staked = await tx.query<Staked>(wagers, [from, before, services.agentId, ids]);
    return [
      {
        ...{ name: 'ledger', sides: ['ledger', 'bills'] },
        ...{ onlyOwn: 'no_document', onlyOther: 'missing_in_ledger' },
        ...{ own: moved.map(movedRow), other: found.flatMap(billRows) },
      },
      {
        ...{ name: 'wagers', sides: ['wagers', 'bills'] },
        ...{ onlyOwn: 'no_document', onlyOther: 'missing_in_ledger' },
        ...{ own: staked.map(stakedRow), other: found.map(stakedRow) },
      },
    ];
  });
}

/** Bills of the lottery against the ledger and against their wagers. */
export const reconcileBills: Reconciliation = { name: 'lotto', run };

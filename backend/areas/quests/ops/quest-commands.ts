import { eq } from 'drizzle-orm';
import { importQuests } from '#backend/areas/quests/ops/import-quests.ts';
import { lockQuests, requireNoIncome } from '#backend/areas/quests/ops/require-no-income.ts';
import { pointWallet } from '#backend/areas/quests/points/point-transfers.ts';
import { sealedQuests } from '#backend/areas/quests/sealings.ts';
import { quest } from '#backend/areas/quests/tables.ts';
import type { Database, Statement } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findReceiver } from '#backend/core/ops/find-receiver.ts';
import { type OpsAnswer, type OpsCall, option, wholeOption } from '#backend/core/ops/ops-call.ts';
import { again, refuseEqualGrant } from '#backend/core/ops/refuse-equal-grant.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const DAY_MS = 86_400_000;
const MOST_POINTS = 100_000;
const MOST_DAYS = 366;

async function grant(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const points = wholeOption(call, 'points', MOST_POINTS);
  const days = wholeOption(call, 'valid-days', MOST_DAYS);
  const at = services.clock.now();
  await services.db.transact(async (tx) => {
    const memberId = await findReceiver(tx, services, option(call, 'username'));
    await refuseEqualGrant(tx, call, { memberId, kind: pointWallet.kind, amount: points, at });
    await noteChange(tx, services, 'points', `${memberId}:${points}`);
    const gift = {
      agentId: services.agentId,
      memberId,
      scope: 'quests.operator',
      key: services.actId,
    };
    const endsAt = new Date(at.getTime() + days * DAY_MS);
    await services.ports.givePoints(services, tx, { ...gift, points, reason: 'operator', endsAt, at });
  });
  return { code: 0, lines: [`${points} points for ${days} days`] };
}

/** Balances as moves of lots and postings of the ledger say them, each added up from the beginning. */
const proveStatement: Statement = {
  name: 'quests_prove_points',
  text: `
    WITH moves AS (
      SELECT lot.member_id, sum(CASE WHEN move.target IN ('free', 'reserved') THEN move.amount ELSE 0 END
        - CASE WHEN move.source IN ('free', 'reserved') THEN move.amount ELSE 0 END) AS points
      FROM entitlement_move move JOIN entitlement_lot lot ON lot.id = move.lot_id WHERE lot.kind = 'wallet.point' GROUP BY 1
    ), postings AS (
      SELECT account.member_id, account.balance, coalesce(sum(CASE WHEN posting.to_account = account.id THEN satang ELSE -satang END), 0) AS points
      FROM ledger_account account LEFT JOIN posting ON account.id IN (posting.from_account, posting.to_account)
      WHERE account.kind = 'wallet.point' GROUP BY account.id
    )
    SELECT coalesce(moves.member_id, postings.member_id)::text AS "memberId", coalesce(moves.points, 0)::bigint AS lots,
      coalesce(postings.points, 0)::bigint AS ledger, coalesce(postings.balance, 0)::bigint AS balance
    FROM moves FULL JOIN postings ON postings.member_id = moves.member_id ORDER BY 1`,
};

interface Proof {
  readonly memberId: string;
  readonly lots: bigint;
  readonly ledger: bigint;
  readonly balance: bigint;
}

const provePoints = (db: Pick<Database, 'query'>) => db.query<Proof>(proveStatement, []);

async function prove({ services }: OpsCall): Promise<OpsAnswer> {
  const all = await provePoints(services.db);
  const wrong = all.filter(({ lots, ledger, balance }) => lots !== ledger || ledger !== balance);
  const lines = wrong.map(
    ({ memberId, lots, ledger, balance }) =>
      `member ${memberId}: lots say ${lots}, the ledger ${ledger}, the wallet ${balance}`,
  );
  const sum = all.reduce((total, { ledger }) => total + ledger, 0n);
  return {
    code: wrong.length > 0 ? 1 : 0,
    lines: [...lines, `${all.length} wallets hold ${sum} points; ${wrong.length} differ`],
  };
}

async function setStatus(call: OpsCall): Promise<OpsAnswer> {
  const status = (['open', 'closed'] as const).find((one) => one === option(call, 'to'));
  if (!status) throw new OperatorRefusal('--to is open or closed');
  const id = option(call, 'quest');
  const { db, clock } = call.services;
  await db.transact(async (tx) => {
    await lockQuests(tx);
    const rows = await tx.orm.update(quest).set({ status }).where(eq(quest.id, id)).returning();
    const [row] = rows;
    if (!row) throw new OperatorRefusal(`There is no quest ${id}`);
    if (status === 'open') await requireNoIncome(tx, row, clock.now());
    await sealRows(tx, call.services, sealedQuests, [id]);
  });
  return { code: 0, lines: [`${id}: ${status}`] };
}

/** Points by hand, the proof of all points, and quests that are opened and closed. */
export const questCommands: readonly OpsCommand[] = [
  importQuests,
  {
    name: 'points grant',
    summary: 'Give a member points, which end after so many days',
    changes: true,
    needsReason: true,
    options: { username, points: needs('COUNT'), 'valid-days': needs('DAYS'), ...again },
    run: grant,
  },
  {
    name: 'points prove',
    summary: 'Add up all points again from lots and from the ledger, and name what differs',
    changes: false,
    ofMembers: true,
    options: {},
    run: prove,
  },
  {
    name: 'quests switch',
    summary: 'Open or close a quest',
    changes: true,
    options: { quest: needs('QUEST'), to: needs('open|closed') },
    run: setStatus,
  },
];

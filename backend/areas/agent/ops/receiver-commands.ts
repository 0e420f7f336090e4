import { and, asc, eq } from 'drizzle-orm';
import { readReceiver } from '#backend/areas/agent/ops/read-receiver.ts';
import { sealedReceivers } from '#backend/areas/agent/sealings.ts';
import { agent, agentReceiver } from '#backend/areas/agent/tables.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, wholeOption } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { mayBeOnePerson } from '#rules/person/one-person.ts';

type Row = typeof agentReceiver.$inferSelect;

const MOST_ID = 999_999;
const nameOf = ({ id, kind, bankCode, accountNo }: Row) =>
  `Receiver ${id} (${bankCode ?? kind} ${accountNo})`;

const whoAdded: Statement = {
  name: 'receiver_added_by',
  text: `SELECT who FROM ops_log WHERE facts -> 'receivers' ? $1::text`,
};

/** Every receiver of the agent, a closed one too. Who changes one goes after everybody else who does. */
async function lockReceivers({ orm }: Tx, agentId: number): Promise<Row[]> {
  await orm.select({ id: agent.id }).from(agent).where(eq(agent.id, agentId)).for('update');
  return orm
    .select()
    .from(agentReceiver)
    .where(eq(agentReceiver.agentId, agentId))
    .orderBy(asc(agentReceiver.id));
}

/**
 * Amounts of transfers are told apart by the number of the account alone, so one number is one receiver for good: a bank that has the
 * same one, and a second row of a closed account, are refused.
 */
function requireNew(rows: readonly Row[], accountNo: string): void {
  const same = rows.find((one) => one.accountNo === accountNo);
  if (!same) return;
  if (same.closedAt === null) throw new OperatorRefusal(`${nameOf(same)} is there already`);
  throw new OperatorRefusal(`${nameOf(same)} is there and closed; receiver open --id ${same.id} opens it`);
}

async function add(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const { agentId, clock, db } = services;
  const asked = await readReceiver(call);
  return db.transact(async (tx) => {
    const rows = await lockReceivers(tx, agentId);
    requireNew(rows, asked.accountNo);
    const id = Math.max(0, ...rows.map((row) => row.id)) + 1;
    const row = { id, agentId, ...asked, closedAt: clock.now() };
    await tx.orm.insert(agentReceiver).values(row);
    await noteChange(tx, services, 'receivers', `${row.id}:added`);
    await sealRows(tx, services, sealedReceivers, [row.id]);
    return {
      code: 0,
      lines: [`${nameOf(row)} takes transfers once somebody else opens it: receiver open --id ${id}`],
    };
  });
}

/** One person alone could have members pay into an account of their own. */
async function requireOther(tx: Tx, row: Row, who: string): Promise<void> {
  const [added] = await tx.query<{ who: string }>(whoAdded, [`${row.id}:added`]);
  if (added && mayBeOnePerson(added.who, who))
    throw new OperatorRefusal(`${nameOf(row)} was added by ${added.who}; somebody else must open it`);
}

async function setClosed(call: OpsCall, closes: boolean): Promise<OpsAnswer> {
  const { services } = call;
  const { agentId, clock, db } = services;
  const id = wholeOption(call, 'id', MOST_ID);
  return db.transact(async (tx) => {
    const rows = await lockReceivers(tx, agentId);
    const own = rows.find((one) => one.id === id);
    if (!own) throw new OperatorRefusal(`There is no receiver ${id}; receiver list shows them`);
    if (closes && own.closedAt)
      throw new OperatorRefusal(`${nameOf(own)} is closed since ${bangkokMoment(own.closedAt)}`);
    if (!closes && !own.closedAt) throw new OperatorRefusal(`${nameOf(own)} is open`);
    if (!closes) await requireOther(tx, own, call.who);
    const isOwn = and(eq(agentReceiver.id, id), eq(agentReceiver.agentId, agentId));
    await tx.orm
      .update(agentReceiver)
      .set({ closedAt: closes ? clock.now() : null })
      .where(isOwn);
    await noteChange(tx, services, 'receivers', `${id}:${closes ? 'closed' : 'opened'}`);
    await sealRows(tx, services, sealedReceivers, [id]);
    if (!closes) return { code: 0, lines: [`${nameOf(own)} takes transfers`] };
    const isLast = !rows.some((one) => one.kind === own.kind && one.id !== id && !one.closedAt);
    return {
      code: 0,
      lines: [
        `${nameOf(own)}: no transfer to it begins any more; what was begun before is credited when it comes`,
        ...(isLast ? [`No other receiver of kind ${own.kind} is open: members no longer see that way`] : []),
      ],
    };
  });
}

/** The accounts that members transfer to. Number and name of one are never changed: another account is another receiver. */
export const receiverCommands: readonly OpsCommand[] = [
  {
    name: 'receiver add',
    summary:
      'Add a bank account (its bank by the three digits) or a TrueMoney wallet of the brand, closed until somebody else opens it; needs --why',
    changes: true,
    needsReason: true,
    options: {
      kind: needs('bank|true_money'),
      bank: may('CODE'),
      account: needs('NUMBER'),
      name: needs('NAME'),
    },
    run: add,
  },
  {
    name: 'receiver close',
    summary:
      'Begin no more transfers to an account; those that were begun stay readable and are credited; needs --why',
    changes: true,
    needsReason: true,
    options: { id: needs('ID') },
    run: (call) => setClosed(call, true),
  },
  {
    name: 'receiver open',
    summary:
      'Let transfers to a closed account begin; a new one is opened by somebody else than who added it; needs --why',
    changes: true,
    needsReason: true,
    options: { id: needs('ID') },
    run: (call) => setClosed(call, false),
  },
];

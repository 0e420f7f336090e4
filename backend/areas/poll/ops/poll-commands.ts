import { closePoll } from '#backend/areas/poll/draw/close-poll.ts';
import { drawWinners } from '#backend/areas/poll/draw/draw-winners.ts';
import { importPoll, MOST_ID } from '#backend/areas/poll/ops/import-poll.ts';
import { lockPoll, type PollRow } from '#backend/areas/poll/read-poll.ts';
import type { Statement, Tx } from '#backend/core/db/database.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, wholeOption } from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const options = { poll: needs('POLL') };

const lockWithPrizes: Statement = {
  name: 'poll_lock_with_prizes',
  text: 'SELECT id FROM poll WHERE agent_id = $1::int AND draws_at IS NOT NULL ORDER BY id FOR UPDATE',
};
const overlapping: Statement = {
  name: 'poll_overlapping',
  text: `
    SELECT other.id FROM poll other, poll own WHERE own.id = $1::int AND other.id <> own.id AND other.agent_id = own.agent_id
      AND own.draws_at IS NOT NULL AND other.draws_at IS NOT NULL AND other.opened_at IS NOT NULL
      AND other.counts_from < own.closes_at AND own.counts_from < other.closes_at ORDER BY other.id LIMIT 1`,
};
const open: Statement = {
  name: 'poll_open',
  text: 'UPDATE poll SET opened_at = $2::timestamptz, opened_by = $3::uuid WHERE id = $1::int',
};

async function held(tx: Tx, call: OpsCall): Promise<PollRow> {
  const id = wholeOption(call, 'poll', MOST_ID);
  const row = await lockPoll(tx, call.services.agentId, id);
  if (!row) throw new OperatorRefusal(`There is no poll ${id}`);
  return row;
}

async function openNow(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  return services.db.transact(async (tx) => {
    // Two that are opened at once wait here: the later one sees the other.
    await tx.query(lockWithPrizes, [services.agentId]);
    const row = await held(tx, call);
    const at = services.clock.now();
    if (row.openedAt !== null) throw new OperatorRefusal(`Poll ${row.id} is open already`);
    if (row.closesAt <= at) throw new OperatorRefusal(`The time of poll ${row.id} is over`);
    const [other] = await tx.query<{ id: number }>(overlapping, [row.id]);
    if (other)
      throw new OperatorRefusal(
        `What counts for poll ${row.id} counts for poll ${other.id}, which has prizes too`,
      );
    await tx.query(open, [row.id, at, services.actId]);
    await noteChange(tx, services, 'polls', `open:${row.id}`);
    return { code: 0, lines: [`poll ${row.id}: shown, takes answers from ${bangkokMoment(row.opensAt)}`] };
  });
}

async function closeNow(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  return services.db.transact(async (tx) => {
    const row = await held(tx, call);
    if (row.openedAt === null) throw new OperatorRefusal(`Poll ${row.id} was never opened`);
    if (row.closedAt !== null) throw new OperatorRefusal(`Poll ${row.id} is closed already`);
    const tickets = await closePoll(tx, row, services.clock.now(), services.actId);
    await noteChange(tx, services, 'polls', `close:${row.id}`);
    return { code: 0, lines: [`poll ${row.id}: closed with ${tickets} answers`] };
  });
}

async function drawNow(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  return services.db.transact(async (tx) => {
    const row = await held(tx, call);
    const { id, tickets, drawsAt, drawnAt } = row;
    if (tickets === null) throw new OperatorRefusal(`Poll ${id} is not closed yet`);
    if (drawsAt === null) throw new OperatorRefusal(`Poll ${id} has no prizes`);
    if (drawnAt !== null) throw new OperatorRefusal(`Poll ${id} is drawn already`);
    const at = services.clock.now();
    const winners = await drawWinners(services, tx, { ...row, tickets }, { at, actId: services.actId });
    const money = winners.filter(({ given }) => given);
    const notes = money.map(
      ({ place, kind, amount, memberId }) => `prize:${id}:${place}:${memberId}:${kind}:${amount}`,
    );
    await noteChange(tx, services, 'polls', `draw:${id}`, ...notes);
    // A dry run tells no ticket: who wins is known to nobody before it is known to all.
    if (call.dryRun)
      return { code: 0, lines: [`poll ${id}: would draw ${winners.length} of ${tickets} tickets`] };
    const lines = winners.map(
      ({ place, ticket, kind, amount, given }) =>
        `place ${place}: ticket ${ticket}, ${amount} of ${kind}${given ? '' : ', given to nobody'}`,
    );
    return { code: 0, lines: [`poll ${id}: drawn ${winners.length} of ${tickets} tickets`, ...lines] };
  });
}

const command = (name: string, summary: string, run: OpsCommand['run']): OpsCommand => ({
  name,
  summary,
  changes: true,
  needsReason: true,
  options,
  run,
});

export const pollCommands: readonly OpsCommand[] = [
  importPoll,
  command('poll open', 'Show a poll to everybody; it takes answers in its time', openNow),
  command('poll close', 'Close a poll before its time: it takes no answers any more', closeNow),
  command('poll draw', 'Draw the winners of a closed poll and give their prizes', drawNow),
];

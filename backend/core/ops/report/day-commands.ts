import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, dayOption, type OpsAnswer, type OpsCall } from '#backend/core/ops/ops-call.ts';
import { balanceDay } from '#backend/core/ops/report/balance-day.ts';
import { exportDay } from '#backend/core/ops/report/export-day.ts';
import { findDay } from '#backend/core/ops/report/find-day.ts';
import type { Span } from '#backend/core/policies/channel-flow.ts';
import { instantOf } from '#rules/time/bangkok-time.ts';

const DAY_MS = 86_400_000;

/** A day in Bangkok, from midnight to midnight. */
function spanOf(call: OpsCall): Span {
  const from = instantOf(dayOption(call, 'day'), '00:00');
  return { from, before: new Date(from.getTime() + DAY_MS) };
}

const signed = (satang: bigint) => (satang < 0n ? `-${baht(-satang)}` : baht(satang));

async function report(call: OpsCall): Promise<OpsAnswer> {
  const { db, agentId, ports } = call.services;
  const span = spanOf(call);
  const found = await findDay({ db, agentId, findChannelFlows: ports.findChannelFlows }, span);
  const day = balanceDay(found);
  const isOver = span.before <= call.services.clock.now();
  const lines = [
    `Day ${dayOption(call, 'day')} in Bangkok${isOver ? '' : ', which is not over yet'}`,
    '',
    'Channels, by their documents',
    ...found.channels.map(
      (one) => `  ${one.direction}  channel ${one.channelId}  ${one.count}  ${baht(one.satang)}`,
    ),
    `  came in ${signed(day.cameIn)}, went out ${signed(day.wentOut)}`,
    '',
    'Movements',
    ...found.flows.map(
      ({ kind, source, target, count, satang }) =>
        `  ${kind}  ${source} to ${target}  ${count}  ${baht(satang)}`,
    ),
    '',
    'Accounts, as the day began and as it ended',
    ...day.accounts.map(
      ({ kind, opening: at, closing: then }) =>
        `  ${kind}  ${signed(at)}  ${signed(then)}  ${signed(then - at)}`,
    ),
    `  wallets and house changed by ${signed(day.changed)}`,
    '',
    ...(day.differences.length > 0
      ? day.differences.map((one) => `DIFFERENCE: ${one}`)
      : ['Everything agrees.']),
  ];
  return { code: day.differences.length > 0 ? 1 : 0, lines };
}

/** What a day was, for the books. */
export const dayCommands: readonly OpsCommand[] = [
  {
    name: 'report day',
    summary:
      'What came in and went out on a day in Bangkok, held against wallets and house; 1 when they differ',
    changes: false,
    options: { day: needs('YYYY-MM-DD') },
    run: report,
  },
  {
    name: 'export day',
    summary:
      'Every movement of money of a day in Bangkok as CSV, its sums those of report day; npm run -s ops -- export day … > FILE writes no line of npm into it',
    changes: false,
    ofMembers: true,
    options: { day: needs('YYYY-MM-DD') },
    run: (call) => exportDay(call.services.db, spanOf(call), call.services.agentId),
  },
];

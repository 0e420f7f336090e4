import { and, asc, eq, gte, isNotNull, lt, or } from 'drizzle-orm';
import { ledgerAccount, ledgerEntry } from '#backend/core/ledger/tables.ts';
import { BAHT } from '#backend/core/ledger/unit.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, type OpsCommand, username } from '#backend/core/ops/command.ts';
import { findMember } from '#backend/core/ops/find-member.ts';
import { begunDayOption, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { wager } from '#backend/core/wagers/tables.ts';
import type { Services } from '#backend/services.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { addDays, bangkokDate, instantOf } from '#rules/time/bangkok-time.ts';

/** Of one kind on one day; who plays more in a day is looked at in `export day`. */
const MOST_LINES = 500;

/** Money in baht, points and spins as their number. */
function amount(value: bigint, unit: string): string {
  if (unit !== BAHT) return `${value} ${unit}`;
  return value < 0n ? `-${formatBaht(-value)} baht` : `${formatBaht(value)} baht`;
}

async function accountsOf({ db }: Services, memberId: string): Promise<string[]> {
  const rows = await db.orm
    .select({ kind: ledgerAccount.kind, unit: ledgerAccount.unit, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), isNotNull(ledgerAccount.balance)))
    .orderBy(asc(ledgerAccount.unit), asc(ledgerAccount.kind));
  return rows.map(({ kind, unit, balance }) => `  ${kind}  ${amount(balance ?? 0n, unit)}`);
}

async function movementsOf({ db }: Services, memberId: string, day: string): Promise<string[]> {
  const rows = await db.orm
    .select()
    .from(ledgerEntry)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerEntry.accountId))
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerEntry.day, day)))
    .orderBy(asc(ledgerEntry.at), asc(ledgerAccount.kind), asc(ledgerEntry.seq))
    .limit(MOST_LINES);
  return rows.map(({ ledger_entry: entry, ledger_account: { kind, unit } }) =>
    [
      `  ${bangkokMoment(entry.at)}`,
      entry.kind,
      amount(entry.satang, unit),
      `${kind} then ${amount(entry.balance, unit)}`,
      entry.reference,
    ].join('  '),
  );
}

/** How long before its end a bet is looked for: no round is on sale for longer. */
const LONGEST_DAYS = 62;

/** Placed on the day, or ended on it: a win may belong to a bet of days before. */
async function wagersOf({ db }: Services, memberId: string, day: string): Promise<string[]> {
  const [from, before] = [instantOf(day, '00:00'), instantOf(addDays(day, 1), '00:00')];
  const since = instantOf(addDays(day, -LONGEST_DAYS), '00:00');
  const could = and(gte(wager.acceptedAt, since), lt(wager.acceptedAt, before));
  const ended = and(gte(wager.endedAt, from), lt(wager.endedAt, before));
  const rows = await db.orm
    .select()
    .from(wager)
    .where(and(eq(wager.memberId, memberId), could, or(gte(wager.acceptedAt, from), ended)))
    .orderBy(asc(wager.acceptedAt), asc(wager.reference))
    .limit(MOST_LINES);
  return rows.map((one) =>
    [
      `  ${bangkokMoment(one.acceptedAt)}`,
      `${one.area} ${one.kind}`,
      one.status,
      `cost ${amount(one.chargedSatang, BAHT)}`,
      `paid ${amount(one.payoutSatang, BAHT)}`,
      one.reference,
    ].join('  '),
  );
}

async function waysIn({ db, ports }: Services, memberId: string): Promise<string> {
  const others = await ports.findOtherWays(db, memberId);
  const said = others.map(({ name, since }) => `${name} linked since ${bangkokMoment(since)}`);
  return `Logs in with the password${said.length > 0 ? `, ${said.join(', ')}` : ' alone'}`;
}

function headed(heading: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return ['', `${heading}: none`];
  const more = lines.length === MOST_LINES ? [`  … the first ${MOST_LINES} alone`] : [];
  return ['', heading, ...lines, ...more];
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services, options } = call;
  const of = await findMember(services.db, services, option(call, 'username'));
  const day = options.day === undefined ? bangkokDate(services.clock.now()) : begunDayOption(call, 'day');
  const lines = [
    `Member ${of.mobile}: ${of.status}, in exports ${of.id}`,
    await waysIn(services, of.id),
    ...headed('Accounts', await accountsOf(services, of.id)),
    ...headed(`Movements on ${day} in Bangkok`, await movementsOf(services, of.id, day)),
    ...headed(`Bets placed or ended on ${day}`, await wagersOf(services, of.id, day)),
  ];
  return { code: 0, lines };
}

/** What an operator answers a member with who asks where money, a win, points or spins are. */
export const showMember: OpsCommand = {
  name: 'member show',
  summary:
    'Whether an account is open, how its member logs in, what its wallets hold, and what moved and was bet on a day in Bangkok (today unless said); payment show has the deposits; that it was read is kept',
  changes: false,
  ofMembers: true,
  options: { username, day: may('YYYY-MM-DD') },
  run,
};

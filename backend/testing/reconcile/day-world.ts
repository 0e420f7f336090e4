import type { ReportedRound } from '#backend/areas/games/reconcile/read-day-file.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { makeAdjustment } from '#backend/testing/adjustments.ts';
import { redeemedCoupon } from '#backend/testing/coupon/coupons.ts';
import { ACME_GAME, type GameWorld, openAcme, openGameWorld } from '#backend/testing/games/game-world.ts';
import { openHouseGame, spin } from '#backend/testing/games/house-game.ts';
import { correct, drawOf, publish } from '#backend/testing/lotto/draws.ts';
import { placeBill } from '#backend/testing/lotto/lotto.ts';
import { type BuiltMember, buildMember, openSession } from '#backend/testing/members.ts';
import { runOps } from '#backend/testing/ops.ts';
import { makeQr, makeTransfer } from '#backend/testing/payment/deposits.ts';
import { makeWithdrawal } from '#backend/testing/payment/withdrawals.ts';
import type { LineIn } from '#contract/lotto/bills.ts';
import { formatBaht } from '#rules/money/baht.ts';
import { bangkokDate, bangkokTime } from '#rules/time/bangkok-time.ts';

/** The day that is looked at, and when. */
export const DAY = '2025-06-15';
const LATER = '2025-06-17T12:00:00+07:00';

export type DayWorld = GameWorld<readonly []>;

/** What happened, by the names that both sides have for it. */
export interface BusyDay {
  readonly world: DayWorld;
  /** The file of the provider, a list per day: a test may let it lie. */
  readonly file: Map<string, ReportedRound[]>;
  /** Rounds of that provider on the day, in the order of playing; the last was given back. */
  readonly rounds: readonly string[];
  readonly backRound: string;
  readonly qrs: Readonly<Record<'paid' | 'other' | 'open', string>>;
  readonly withdrawal: string;
  readonly bill: string;
  /** A code that was used for money. */
  readonly gift: string;
  readonly otherPlayer: string;
  readonly memberId: string;
}

const order = { who: 'nok', why: 'as asked', yes: true };

/** An operator's command that must be done. */
export async function ops(
  world: DayWorld,
  command: string,
  options: Record<string, string>,
): Promise<string> {
  const { code, lines } = await runOps(world.services, { ...order, command, options });
  if (code !== 0) throw new Error(lines.join('\n'));
  return lines.join('\n');
}

/** The day as an operator asks for it, as data; nothing else may be between the answers. */
export async function reconcile(world: DayWorld, options: Record<string, string> = {}) {
  const asked = { day: DAY, format: 'json', ...options };
  const { code, lines } = await runOps(world.services, {
    ...order,
    command: 'reconcile',
    options: asked,
    yes: false,
  });
  const result: {
    hash: string;
    compared: {
      name: string;
      own: { count: number };
      other: { count: number };
      differences: { code: string; key: string }[];
    }[];
  } = JSON.parse(lines.join('\n'));
  const told = result.compared.flatMap(({ name, differences }) =>
    differences.map((one) => `${name}: ${one.code} ${one.key}`),
  );
  return { code, told: told.toSorted(), hash: result.hash, compared: result.compared };
}

/** A provider that answers its file of a day from a list. */
function serveFile(world: DayWorld, file: ReadonlyMap<string, ReportedRound[]>): void {
  world.between((handle) => async (request) => {
    if (!new URL(request.url).pathname.endsWith('/acme/day')) return handle(request);
    const { day }: { day: string } = await request.json();
    return Response.json({ error: 0, data: { rounds: file.get(day) ?? [], next: null } });
  });
}

async function playAcme(world: DayWorld, file: Map<string, ReportedRound[]>, member: BuiltMember) {
  const play = await openAcme(world, member);
  const id = (kind: string) => `${kind}-${world.services.random.uuid()}`;
  const counts = { turnover: true, cashback: true, commission: true };
  const start = async (round: string, amount: number) => {
    const bet = id('bet');
    const whole = {
      player_id: play.player_id,
      game_id: ACME_GAME,
      round_id: round,
      currency: 'THB' as const,
    };
    await world.tell('POST /api/provider/bet', {
      ...whole,
      token: play.token,
      transaction_id: bet,
      amount,
      counts,
    });
    return { whole, bet };
  };
  const list = (round: string, stake: number, win: number) => {
    const at = world.clock.now();
    const day = bangkokDate(at);
    const told = {
      round_id: round,
      stake,
      win,
      at: at.toISOString(),
      player_id: play.player_id,
      currency: 'THB',
    };
    file.set(day, [...(file.get(day) ?? []), told]);
  };
  const round = async (stake: number, won: number) => {
    const name = id('round');
    const { whole } = await start(name, stake);
    const win = id('win');
    await world.tell('POST /api/provider/win', {
      ...whole,
      transaction_id: win,
      amount: won,
      finished: true,
    });
    list(name, stake, won);
    return { name, win };
  };
  const back = async (stake: number) => {
    const name = id('round');
    const { bet } = await start(name, stake);
    const body = { player_id: play.player_id, round_id: name, original_id: bet, transaction_id: id('back') };
    await world.tell('POST /api/provider/rollback', body);
    return name;
  };
  /** Told wrong, and put right before the file was written. */
  const corrected = async (stake: number, wrong: number, right: number) => {
    const { name, win } = await round(stake, wrong);
    const about = { player_id: play.player_id, round_id: name, original_id: win, transaction_id: id('fix') };
    const fix = { ...about, currency: 'THB' as const, amount: right, reason: 'counted twice' };
    await world.tell('POST /api/provider/correct', fix);
    const day = bangkokDate(world.clock.now());
    const rows = file.get(day) ?? [];
    file.set(
      day,
      rows.map((one) => (one.round_id === name ? { ...one, win: right } : one)),
    );
    return name;
  };
  return { round, back, corrected, playerId: play.player_id };
}

async function fillPayments(world: DayWorld, { token }: BuiltMember) {
  const [paid, other, off, open] = [
    await makeQr(world, token),
    await makeQr(world, token, { amount: 300 }),
    await makeQr(world, token, { amount: 200 }),
    await makeQr(world, token, { amount: 700 }),
  ];
  await ops(world, 'payment pay', { ref: paid });
  await ops(world, 'payment pay', { ref: other });
  await ops(world, 'payment refuse', { ref: off, reason: 'declined' });
  await ops(world, 'payment pay', { ref: (await makeTransfer(world, token)).ref });
  // Money that fits nothing, one matched and one sent back by an operator.
  const loose = async (amount: string) => {
    await ops(world, 'payment transfer', { account: '0000000000', amount });
    const listed = (await runOps(world.services, { ...order, command: 'payment unmatched', options: {} }))
      .lines;
    return /sandbox-[0-9a-f-]+/.exec(listed.join('\n'))?.[0] ?? '';
  };
  await ops(world, 'payment match', { event: await loose('77.70'), deposit: open });
  await ops(world, 'payment return', { event: await loose('12') });
  const refused = await makeWithdrawal(world, token);
  await ops(world, 'withdraw refuse', { ref: refused, reason: 'ชื่อบัญชีไม่ตรง' });
  const withdrawal = await makeWithdrawal(world, token);
  await ops(world, 'withdraw approve', { ref: withdrawal });
  await ops(world, 'withdraw pay', { ref: withdrawal });
  await makeWithdrawal(world, token);
  return { qrs: { paid, other, open: await makeQr(world, token, { amount: 900 }) }, withdrawal };
}

async function fillLottery(world: DayWorld, { token }: BuiltMember): Promise<string> {
  const draw = drawOf();
  const winning: LineIn = { type: 'bottom_2', number: draw.last_two, amount: 10 };
  const losing: LineIn = { type: 'bottom_2', number: draw.last_two === '11' ? '12' : '11', amount: 20 };
  const { bill_id: won } = await placeBill(world, token, [winning]);
  await placeBill(world, token, [losing]);
  const { bill_id: cancelled } = await placeBill(world, token, [losing]);
  await world.call('POST /api/lotto/bill/cancel', { bill_id: cancelled }, token);
  await publish(world);
  // The first result was wrong: what won has lost, and what lost has won.
  await correct(world, { ...draw, last_two: losing.number });
  return won;
}

/** A day on which all that moves money happened, also just before and after its midnights, and everybody has it right. */
export async function fillDay(): Promise<BusyDay> {
  const world: DayWorld = await openGameWorld([]);
  const member = await buildMember(world, { balance: 20_000 });
  const other = await buildMember(world, { balance: 1_000 });
  const file = new Map<string, ReportedRound[]>();
  serveFile(world, file);
  const own = await playAcme(world, file, member);
  const rounds: string[] = [];
  for (const [stake, won] of [
    [10, 0],
    [20, 35.5],
    [30, 30],
    [40, 1],
    [50, 0.25],
    [60, 5],
    [70, 6],
  ] as const)
    rounds.push((await own.round(stake, won)).name);
  await own.corrected(15, 25, 20);
  const backRound = await own.back(80);
  const { playerId: otherPlayer } = await playAcme(world, file, other);
  const payments = await fillPayments(world, member);
  const bill = await fillLottery(world, member);
  const gift = (await redeemedCoupon(world, member)) ?? '';
  await makeAdjustment(world, member.memberId, { add: '12.50' }, 'approve');
  await makeAdjustment(world, member.memberId, { take: '2.25' }, 'approve');
  await makeAdjustment(world, member.memberId, { add: '100' }, 'refuse');
  const { frame } = await openHouseGame(world, member.token);
  for (let at = 0; at < 4; at += 1) await spin(world, frame);
  // A few seconds to either side of the midnight after the day.
  for (const at of ['2025-06-15T23:59:58+07:00', '2025-06-16T00:00:02+07:00']) {
    world.clock.set(at);
    const token = await openSession(world, member.memberId);
    const late = await openHouseGame(world, token);
    await spin(world, late.frame);
    const again = await playAcme(world, file, { ...member, token });
    await again.round(5, 9);
    await ops(world, 'payment pay', { ref: await makeQr(world, token, { amount: 100 }) });
  }
  world.clock.set(LATER);
  return { world, file, rounds, backRound, ...payments, bill, gift, otherPlayer, memberId: member.memberId };
}

const paidBy: Statement = {
  name: 'test_statement_of_bank',
  text: `
    SELECT ref, satang, ended_at AS at, 'in' AS direction, '' AS account FROM deposit WHERE channel_id = 1 AND status = 'paid'
    UNION ALL SELECT ref, satang, ended_at, 'out', account_masked FROM withdrawal WHERE status = 'paid'
    UNION ALL SELECT event_id, satang, received_at, 'in', '' FROM payment_event WHERE outcome = 'unmatched' AND resolution IS NULL AND ref IN (
      SELECT ref FROM deposit WHERE channel_id = 1)
    ORDER BY 3, 1`,
};

/** What a bank that has it right writes of its account, as Thai banks write. */
export async function statementOf({ world }: BusyDay): Promise<string[]> {
  const rows = await world.db.query<{
    ref: string;
    satang: bigint;
    at: Date;
    direction: string;
    account: string;
  }>(paidBy, []);
  return rows.map(({ ref, satang, at, direction, account }) => {
    const [year = '', month, date] = bangkokDate(at).split('-');
    const time = `${date}/${month}/${Number(year) + 543} ${bangkokTime(at)}`;
    return `${time},${ref},"${formatBaht(satang)}",${direction},${account}`;
  });
}

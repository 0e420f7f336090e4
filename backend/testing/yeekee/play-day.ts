import { createHash, createHmac } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { placeBill } from '#backend/areas/lotto/bills/place-bill.ts';
import { advanceRounds } from '#backend/areas/lotto/rounds/advance-rounds.ts';
import { endRounds } from '#backend/areas/lotto/yeekee/end-rounds.ts';
import { shootNumber } from '#backend/areas/lotto/yeekee/shoot-number.ts';
import { showYeekee } from '#backend/areas/lotto/yeekee/show-yeekee.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { outageKey, sealedOutages } from '#backend/core/heartbeat/sealings.ts';
import { siteOutage } from '#backend/core/heartbeat/tables.ts';
import { ledgerAccount } from '#backend/core/ledger/tables.ts';
import type { MemberCtx } from '#backend/ctx.ts';
import type { Services } from '#backend/services.ts';
import type { YeekeeRound } from '#contract/lotto/yeekee.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY_BEGINS = Date.parse('2026-11-20T05:00:00+07:00');
const BETS = ['top_3', 'tod_3', 'top_2', 'bottom_2', 'run_top', 'run_bottom'] as const;
const DIGITS = { top_3: 3, tod_3: 3, top_2: 2, bottom_2: 2, run_top: 1, run_bottom: 1 } as const;

/** Hundredths that a bet pays per baht, as the site's list says. */
const RATES = {
  top_3: 85_000,
  tod_3: 12_000,
  top_2: 9_200,
  bottom_2: 9_200,
  run_top: 320,
  run_bottom: 420,
} as const;

export interface DayPlan {
  readonly services: Services;
  /** Sets the clock of these services. */
  readonly setClock: (moment: Date) => void;
  readonly memberIds: readonly string[];
  /** Satang in every wallet at the beginning. */
  readonly balance: bigint;
  /** The rounds that are played, of 1 to 88. */
  readonly rounds: readonly number[];
  readonly shotsARound: number;
  readonly betsARound: number;
}

export interface PlayedDay {
  readonly shots: number;
  readonly bets: number;
  /** How many rounds ended so: resulted, or for what they gave all stakes back. */
  readonly ends: Readonly<Record<string, number>>;
  readonly prizes: number;
  /** Wallets that are not what the model says. */
  readonly wrong: readonly string[];
}

interface Shot {
  readonly memberId: string;
  readonly number: string;
}

interface Bet {
  readonly memberId: string;
  readonly type: (typeof BETS)[number];
  readonly number: string;
  readonly satang: bigint;
}

/** Always the same numbers, so that a day that fails can be played again. */
function diceOf(seed: number): (bound: number) => number {
  let state = seed;
  return (bound) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** What a round is made to end with. */
function planOf(
  number: number,
  shots: number,
): { readonly shots: number; readonly shooters: number; readonly outage: boolean } {
  if (number % 11 === 5) return { shots: 15 + (number % 5), shooters: 50, outage: false };
  if (number % 13 === 7) return { shots: 24, shooters: 4, outage: false };
  return { shots, shooters: Number.POSITIVE_INFINITY, outage: number % 17 === 9 };
}

function isWon({ type, number }: Bet, digits: string): boolean {
  const [top, bottom] = [digits.slice(2), digits.slice(0, 2)];
  const sorted = (text: string) => [...text].sort().join('');
  if (type === 'top_3') return number === top;
  if (type === 'tod_3') return sorted(number) === sorted(top);
  if (type === 'top_2') return number === top.slice(1);
  if (type === 'bottom_2') return number === bottom;
  return (type === 'run_top' ? top : bottom).includes(number);
}

/** The five digits by hand: the rule in words, without the rules of the program. */
function digitsOf(shots: readonly Shot[], { proof, commit }: YeekeeRound): string {
  const seed = proof?.seed ?? '';
  if (createHash('sha256').update(seed).digest('hex') !== commit)
    throw new Error('The seed is not the committed one');
  let head = '0'.repeat(64);
  for (const [at, { number }] of shots.entries())
    head = createHash('sha256')
      .update(`${head}|${at + 1}|${number}`)
      .digest('hex');
  const sum =
    shots.reduce((total, { number }) => total + BigInt(number), 0n) - BigInt(shots.at(-16)?.number ?? 0);
  const mix =
    proof?.fairness === 'sealed' ? createHmac('sha256', seed).update(head).digest().readBigUInt64BE() : 0n;
  return String((sum + (mix % 100_000n)) % 100_000n).padStart(5, '0');
}

/** In how many of a thousand results a bet wins. */
function waysOf({ type, number }: Bet): bigint {
  if (type === 'tod_3') return [0n, 1n, 3n, 6n][new Set(number).size] ?? 0n;
  return { top_3: 1n, top_2: 10n, bottom_2: 10n, run_top: 271n, run_bottom: 190n }[type];
}

/** Thousandths of a satang that a member's bets leave on average; of everybody's where no member is said. */
function marginOf(bets: readonly Bet[], memberId?: string): bigint {
  return bets
    .filter((bet) => memberId === undefined || bet.memberId === memberId)
    .reduce((sum, bet) => {
      const pays = (bet.satang * BigInt(RATES[bet.type])) / 100n;
      return sum + bet.satang * 1_000n - pays * waysOf(bet);
    }, 0n);
}

/** Prizes of a round with a result: single bets of a few numbers are all at risk. */
function prizesOf(bets: readonly Bet[], shots: readonly Shot[]): { memberId: string; satang: bigint }[] {
  if (new Set(bets.map(({ memberId }) => memberId)).size < 5) return [];
  const staked = (memberId: string) =>
    bets.reduce((sum, bet) => sum + (bet.memberId === memberId ? bet.satang : 0n), 0n) >= 10_000n;
  const [last = '', sixteenth = ''] = [shots.at(-1)?.memberId, shots.at(-16)?.memberId];
  const due = [
    ...(staked(sixteenth) ? [{ memberId: sixteenth, most: 40_000n }] : []),
    ...(staked(last) && !(last === sixteenth) ? [{ memberId: last, most: 20_000n }] : []),
  ];
  const all = due.reduce((sum, { most }) => sum + most, 0n);
  const pool = marginOf(bets) / 2_000n;
  return due.map(({ memberId, most }) => {
    const [share, own] = [all > pool ? (most * pool) / all : most, marginOf(bets, memberId) / 2_000n];
    return { memberId, satang: share < own ? share : own };
  });
}

/**
 * Plays rounds of one business day by the verbs and jobs: bets, shots, outages, results, refunds, prizes; beside it a model
 * of every wallet that knows the rules by itself.
 */
export async function playDay(plan: DayPlan): Promise<PlayedDay> {
  const { services, memberIds, setClock } = plan;
  const dice = diceOf(20_261_120);
  const wallets = new Map(memberIds.map((id) => [id, plan.balance]));
  const ends: Record<string, number> = {};
  const total = { shots: 0, bets: 0, prizes: 0 };
  const move = (memberId: string, satang: bigint) =>
    wallets.set(memberId, (wallets.get(memberId) ?? 0n) + satang);
  const ctxOf = (memberId: string): MemberCtx => ({
    ...services,
    now: () => services.clock.now(),
    ...{ memberId, tokenHash: '', requestId: '', address: 'test', device: '', deviceKey: undefined },
    sessionStartedAt: services.clock.now(),
  });
  const runJobs = async (ms: number) => {
    setClock(new Date(ms));
    await advanceRounds(services);
    await endRounds(services);
  };

  await runJobs(DAY_BEGINS);
  for (const number of plan.rounds) {
    const roundId = `yeekee-2026-11-20${number === 1 ? '' : `-${number}`}`;
    const closes = DAY_BEGINS + 60 * MINUTE + (number - 1) * 15 * MINUTE;
    const made = planOf(number, plan.shotsARound);
    setClock(new Date(closes - 13 * MINUTE));
    const bets: Bet[] = [];
    for (let at = 0; at < plan.betsARound; at += 1) {
      const memberId = memberIds[dice(memberIds.length)] ?? '';
      const type = BETS[dice(BETS.length)] ?? 'top_2';
      const amount = 20 + dice(181);
      const digits = String(dice(10 ** DIGITS[type])).padStart(DIGITS[type], '0');
      const lines = [{ type, number: digits, amount }];
      const key = `day-${number}-${at}-bet`;
      const input = { round_id: roundId, lines, idempotency_key: key, pack: 'full' as const };
      await placeBill({ ctx: ctxOf(memberId), input });
      bets.push({ memberId, type, number: digits, satang: BigInt(amount) * 100n });
      move(memberId, BigInt(amount) * -100n);
    }
    const shots = await shootAll(made, closes);
    if (made.outage) {
      const [fromAt, toAt] = [new Date(closes + 70 * SECOND), new Date(closes + 105 * SECOND)];
      await services.db.transact(async (tx) => {
        await tx.orm.insert(siteOutage).values({ fromAt, toAt });
        await sealRows(tx, services, sealedOutages, [outageKey(fromAt)]);
      });
    }
    await runJobs(closes + 2 * MINUTE + 1);
    await runJobs(closes + 3 * MINUTE);
    settle(await showYeekee({ ctx: ctxOf(memberIds[0] ?? ''), input: { round_id: roundId } }), shots, bets);

    async function shootAll({ shots: count, shooters }: typeof made, until: number): Promise<Shot[]> {
      const taken: Shot[] = [];
      const readyAt = new Map<string, number>();
      const stepMs = (14 * MINUTE) / count;
      for (let at = 0; at < count; at += 1) {
        const ms = Math.floor(until - 12 * MINUTE + at * stepMs);
        setClock(new Date(ms));
        const free = (id: string) => (readyAt.get(id) ?? 0) <= ms;
        const pool = memberIds.slice(0, Math.min(shooters, memberIds.length));
        const first = dice(pool.length);
        const memberId = [...pool.slice(first), ...pool.slice(0, first)].find(free);
        if (memberId === undefined) continue;
        const shot = String(dice(100_000)).padStart(5, '0');
        const { position } = await shootNumber({
          ctx: ctxOf(memberId),
          input: { round_id: roundId, number: shot },
        });
        taken.push({ memberId, number: shot });
        if (position !== taken.length)
          throw new Error(`Shot ${taken.length} of ${roundId} is at ${position}`);
        readyAt.set(memberId, ms + 6 * SECOND);
      }
      return taken;
    }
  }

  function settle(round: YeekeeRound, shots: readonly Shot[], bets: readonly Bet[]): void {
    const { outage } = planOf(round.round_no, plan.shotsARound);
    const shooters = new Set(shots.map(({ memberId }) => memberId)).size;
    const due = outage
      ? 'outage'
      : shots.length < 20
        ? 'few_shots'
        : shooters < 5
          ? 'few_members'
          : 'resulted';
    const said = round.refund_reason ?? round.status;
    if (said !== due) throw new Error(`Round ${round.round_no} is ${said}, not ${due}`);
    ends[due] = (ends[due] ?? 0) + 1;
    total.shots += shots.length;
    total.bets += bets.length;
    if (due !== 'resulted') {
      for (const { memberId, satang } of bets) move(memberId, satang);
      return;
    }
    const digits = digitsOf(shots, round);
    if (digits !== round.proof?.digits)
      throw new Error(`Round ${round.round_no} says ${round.proof?.digits}, not ${digits}`);
    for (const bet of bets) {
      if (isWon(bet, digits)) move(bet.memberId, (bet.satang * BigInt(RATES[bet.type])) / 100n);
    }
    for (const { memberId, satang } of prizesOf(bets, shots)) move(memberId, satang);
    total.prizes += round.prizes.length;
  }

  const rows = await services.db.orm
    .select({ memberId: ledgerAccount.memberId, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(and(inArray(ledgerAccount.memberId, [...memberIds]), eq(ledgerAccount.kind, 'main')));
  const wrong = rows
    .filter(({ memberId, balance }) => balance !== wallets.get(memberId ?? ''))
    .map(({ memberId, balance }) => `${memberId} has ${balance}, not ${wallets.get(memberId ?? '')}`);
  return { ...total, ends, wrong };
}

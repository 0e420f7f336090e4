import type { Round } from '#contract/lotto/rounds.ts';
import type { YeekeeProof, YeekeeRound } from '#contract/lotto/yeekee.ts';
import { nowOf } from '#mocks/clock.ts';
import type { CoreWorld } from '#mocks/core.ts';
import type { LottoState, MockBill } from '#mocks/lotto/state.ts';
import { hashing, seedOf } from '#mocks/lotto/yeekee/own-rounds.ts';
import { maskedShooter, shootersOf, shotsOf, type YeekeeState } from '#mocks/lotto/yeekee/shots.ts';
import { isBetType } from '#rules/lotto/bet-type.ts';
import { fiveDigitDerivation } from '#rules/lotto/kinds/five-digits/figures.ts';
import { rateFromWire } from '#rules/lotto/payout.ts';
import { CHANCES, marginOf, type StakedLine, stakeAtRisk, stakedLine } from '#rules/lotto/stake-at-risk.ts';
import { linksOf } from '#rules/lotto/yeekee/chain.ts';
import { PRIZE_MEMBERS, prizesOf, type RoundStake } from '#rules/lotto/yeekee/prizes.ts';
import { refundReason } from '#rules/lotto/yeekee/refund.ts';
import { digitsOf, headOf, sumOf, yeekeeFigures } from '#rules/lotto/yeekee/result.ts';
import { shootingTimes } from '#rules/lotto/yeekee/schedule.ts';
import { toBaht, toSatang } from '#rules/money/baht.ts';

export type YeekeeWorld = CoreWorld & LottoState & YeekeeState;

/** What every round of the mocks asks and gives, in baht. */
export const TERMS = {
  min_shots: 20,
  min_shooters: 5,
  cooldown_ms: 6_000,
  min_stake: 100,
  prize_members: PRIZE_MEMBERS,
  prizes: [
    { row: 1, prize: 200 },
    { row: 16, prize: 400 },
  ],
};
const ROW_ORDER = 'newest_first';

export function isShootingOver(world: CoreWorld, { shooting_closes_at }: Round): boolean {
  return shooting_closes_at === undefined || nowOf(world) > shooting_closes_at;
}

/** Why a round would give its stakes back with the shots that it has. */
export function whyRefunded(world: YeekeeWorld, round: Round) {
  const shots = shotsOf(world, round);
  const played = { shots: shots.length, shooters: shootersOf(shots), hadOutage: false };
  return refundReason(played, { minShots: TERMS.min_shots, minShooters: TERMS.min_shooters });
}

/** The five digits of a round by its shots. */
export async function drawnDigits(world: YeekeeWorld, round: Round): Promise<string> {
  const numbers = shotsOf(world, round).map(({ number }) => number);
  const fairness = world.yeekeeFairness;
  const chainHead = fairness === 'sealed' ? headOf(await linksOf(hashing, numbers)) : '';
  return digitsOf(hashing, {
    numbers,
    seed: seedOf(round.round_id),
    chainHead,
    fairness,
    rowOrder: ROW_ORDER,
  });
}

async function proofOf(world: YeekeeWorld, round: Round): Promise<YeekeeProof> {
  const shots = shotsOf(world, round);
  const numbers = shots.map(({ number }) => number);
  const { sum, row1 = null, row16 = null } = sumOf(numbers, ROW_ORDER);
  const digits = whyRefunded(world, round) ? null : await drawnDigits(world, round);
  const figures = digits === null ? null : yeekeeFigures(digits);
  return {
    seed: seedOf(round.round_id),
    shots: shots.map((shot, at) => ({ position: at + 1, number: shot.number, member: maskedShooter(shot) })),
    chain_head: headOf(await linksOf(hashing, numbers)),
    sum,
    row_1: row1,
    row_16: row16,
    digits,
    top_3: figures?.top3 ?? null,
    top_2: figures?.top2 ?? null,
    bottom_2: figures?.bottom2 ?? null,
    fairness: world.yeekeeFairness,
    row_order: ROW_ORDER,
  };
}

/** What every member of the world who is not one of its own staked: enough for whole prizes. */
const OTHERS: RoundStake = { atRiskSatang: 500_000n, margin: 80_000n * CHANCES };

function stakedLinesOf({ lines }: MockBill): StakedLine[] {
  return lines.flatMap(({ type, number, amount, charged, rate }) => {
    if (!isBetType(type)) return [];
    const money = { faceSatang: toSatang(amount), chargedSatang: toSatang(charged) };
    return [stakedLine({ type, number, ...money, rateHundredths: rateFromWire(rate) }, null)];
  });
}

function stakesOf(world: YeekeeWorld, round: Round): Map<string, RoundStake> {
  const others = shotsOf(world, round).filter(({ memberId }) => memberId.startsWith('other-'));
  const stakes = new Map(others.map(({ memberId }) => [memberId, OTHERS]));
  const bills = world.bills.filter(
    ({ round_id, status }) => round_id === round.round_id && status !== 'cancelled' && status !== 'refunded',
  );
  for (const [memberId, own] of Map.groupBy(bills, (bill) => bill.memberId)) {
    const lines = own.flatMap(stakedLinesOf);
    stakes.set(memberId, {
      atRiskSatang: stakeAtRisk(fiveDigitDerivation, lines),
      margin: marginOf(lines),
    });
  }
  return stakes;
}

/** Prizes of a settled round, and the rows that have none. */
function prizesFor(world: YeekeeWorld, round: Round): Pick<YeekeeRound, 'prizes' | 'unpaid'> {
  const shots = shotsOf(world, round).map((shot, at) => ({ ...shot, position: at + 1 }));
  const terms = {
    prizes: TERMS.prizes.map(({ row, prize }) => ({ row, satang: Number(toSatang(prize)) })),
    minStakeSatang: Number(toSatang(TERMS.min_stake)),
    rowOrder: ROW_ORDER,
  } as const;
  const { prizes, unpaid } = prizesOf(shots, stakesOf(world, round), terms);
  return {
    prizes: prizes.map(({ row, shot, satang, limitedBy }) => ({
      row,
      position: shot.position,
      member: maskedShooter(shot),
      prize: toBaht(BigInt(satang)),
      limited_by: limitedBy,
    })),
    unpaid: [...unpaid],
  };
}

/** A round as everybody sees it. */
export async function presentRoom(world: YeekeeWorld, round: Round): Promise<YeekeeRound> {
  const shots = shotsOf(world, round);
  const { round_id, round_no = 1, status, commit = '', closes_at, result_at } = round;
  const shooting = shootingTimes(new Date(closes_at));
  const isOver = isShootingOver(world, round);
  const why = status === 'resulted' || !isOver ? null : (whyRefunded(world, round) ?? null);
  return {
    ...{ round_id, round_no, status, commit, closes_at, result_at },
    count: shots.length,
    shooters: shootersOf(shots),
    shooting_opens_at: shooting.opensAt.toISOString(),
    shooting_closes_at: shooting.closesAt.toISOString(),
    terms: TERMS,
    proof: isOver ? await proofOf(world, round) : null,
    refund_reason: status === 'voided' ? (whyRefunded(world, round) ?? 'called_off') : why,
    ...(status === 'resulted' ? prizesFor(world, round) : { prizes: [], unpaid: [] }),
  };
}

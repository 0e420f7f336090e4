import {
  bangkokOption,
  type OpsCall,
  option,
  requireEndsWithinTenYears,
  requireWithinYear,
  satangOption,
  wholeOption,
} from '#backend/core/ops/ops-call.ts';
import { fileLine } from '#backend/core/ops/parse-file.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import {
  type CouponKind,
  type CouponPrizeKind,
  couponKinds,
  couponPrizes,
  MOST_STAKE_DAYS,
  mostPersonal,
} from '#rules/coupon/coupon.ts';
import { couponCodeProblem } from '#rules/coupon/coupon-code.ts';

const MOST_CODES = 1_000;
const MOST_USES = 100_000;
const MOST_PRIZE = 100_000;
const MOST_PRIZE_DAYS = 366;

/** What an operator asked for, as a batch of codes has it. */
export interface CouponTerms {
  readonly id: string;
  readonly title: string;
  readonly kind: CouponKind;
  readonly prizeKind: CouponPrizeKind;
  readonly prizeAmount: bigint;
  readonly prizeDays: number | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly stakeSatang: bigint;
  readonly stakeDays: number;
  /** It works with one deposit of at least so much; 0 asks for none. */
  readonly depositSatang: bigint;
  /** How many codes there are, and how often each can be used. */
  readonly codes: number;
  readonly uses: number;
  /** The word of a shared code; one is made by chance where there is none. */
  readonly word: string | undefined;
}

function oneOf<Word extends string>(call: OpsCall, name: string, words: readonly Word[]): Word {
  const word = words.find((one) => one === option(call, name));
  if (!word) throw new OperatorRefusal(`--${name} is one of ${words.join(', ')}`);
  return word;
}

/** An option that only some codes have: given to others it is a mistake. */
function without({ options }: OpsCall, kind: string, ...names: readonly string[]): void {
  const given = names.find((name) => options[name] !== undefined);
  if (given) throw new OperatorRefusal(`--${given} is nothing that ${kind} has`);
}

function prizeOf(call: OpsCall): Pick<CouponTerms, 'prizeKind' | 'prizeAmount' | 'prizeDays'> {
  const prizeKind = oneOf(call, 'prize', couponPrizes);
  if (prizeKind === 'credit' || prizeKind === 'bonus') {
    without(call, 'money', 'valid-days');
    const prizeAmount = satangOption(call, 'amount');
    if (prizeAmount === undefined) throw new OperatorRefusal('--amount is missing');
    return { prizeKind, prizeAmount, prizeDays: null };
  }
  const prizeAmount = BigInt(wholeOption(call, 'amount', MOST_PRIZE));
  return { prizeKind, prizeAmount, prizeDays: wholeOption(call, 'valid-days', MOST_PRIZE_DAYS) };
}

function stakeOf(
  call: OpsCall,
  kind: CouponKind,
  prize: CouponPrizeKind,
): Pick<CouponTerms, 'stakeSatang' | 'stakeDays'> {
  const stakeSatang = satangOption(call, 'stake');
  if (stakeSatang === undefined && kind === 'personal' && prize !== 'bonus') {
    without(call, 'a code without a stake', 'stake-days');
    return { stakeSatang: 0n, stakeDays: 0 };
  }
  if (stakeSatang === undefined)
    throw new OperatorRefusal('--stake is missing: a code that anybody can use without one is an income');
  return { stakeSatang, stakeDays: wholeOption(call, 'stake-days', MOST_STAKE_DAYS) };
}

function wordOf(call: OpsCall): string | undefined {
  const word = call.options.code;
  const problem = word === undefined ? undefined : couponCodeProblem(word);
  if (problem) throw new OperatorRefusal('--code is 6 to 24 letters A to Z and digits');
  return word;
}

function codesOf(call: OpsCall, kind: CouponKind): Pick<CouponTerms, 'codes' | 'uses' | 'word'> {
  if (kind === 'single') {
    without(call, 'a single code', 'uses', 'code', 'username');
    return { codes: wholeOption(call, 'count', MOST_CODES), uses: 1, word: undefined };
  }
  if (kind === 'personal') {
    without(call, 'a personal code', 'uses', 'code', 'count');
    return { codes: 1, uses: 1, word: undefined };
  }
  without(call, 'a shared code', 'count', 'username');
  return { codes: 1, uses: wholeOption(call, 'uses', MOST_USES), word: wordOf(call) };
}

/** What the options say. Throws `OperatorRefusal` for what is not certainly understood. */
export function readTerms(call: OpsCall): CouponTerms {
  const id = option(call, 'batch');
  if (!/^[a-z0-9-]{1,64}$/.test(id))
    throw new OperatorRefusal('--batch is up to 64 small letters, digits and dashes');
  const line = fileLine(80).safeParse(option(call, 'title'));
  if (!line.success) throw new OperatorRefusal('--title has 1 to 80 letters that can be read');
  const title = line.data;
  const kind = oneOf(call, 'kind', couponKinds);
  const prize = prizeOf(call);
  if (kind === 'personal' && prize.prizeAmount > mostPersonal[prize.prizeKind])
    throw new OperatorRefusal(
      `A gift to one member is at most ${mostPersonal[prize.prizeKind]} (satang, points or spins)`,
    );
  const [startsAt, endsAt] = [bangkokOption(call, 'from'), bangkokOption(call, 'until')];
  requireWithinYear(call, '--from', startsAt);
  requireEndsWithinTenYears(call, '--until', endsAt);
  if (startsAt >= endsAt) throw new OperatorRefusal('--until is not after --from');
  if (endsAt <= call.services.clock.now()) throw new OperatorRefusal('--until is over');
  return {
    id,
    title,
    kind,
    ...prize,
    startsAt,
    endsAt,
    depositSatang: satangOption(call, 'deposit') ?? 0n,
    ...stakeOf(call, kind, prize.prizeKind),
    ...codesOf(call, kind),
  };
}

import { z } from 'zod';
import { planTerms } from '#backend/areas/lotto/terms/plan-terms.ts';
import {
  setNumberControl,
  setRoundRate,
  type TypeChange,
} from '#backend/areas/lotto/terms/set-round-terms.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  baht,
  momentOption,
  type OpsAnswer,
  type OpsCall,
  option,
  satangOption,
} from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type BetType, betDigits, betTypes, isBetType } from '#rules/lotto/bet-type.ts';
import { type Pack, packs } from '#rules/lotto/pack.ts';
import { discountOnWire, MAX_RATE, rateFromWire, rateOnWire } from '#rules/lotto/payout.ts';

const Control = z.enum(['blocked', 'half_pay', 'custom_limit', 'clear']);

function betType(call: OpsCall): BetType {
  const given = option(call, 'type');
  if (!isBetType(given)) throw new OperatorRefusal(`--type is one of ${betTypes.join(', ')}`);
  return given;
}

async function setControl(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const type = betType(call);
  const number = option(call, 'number');
  if (!/^\d+$/.test(number) || number.length !== betDigits[type]) {
    throw new OperatorRefusal(`A number of ${type} has ${betDigits[type]} digits`);
  }
  const control = Control.safeParse(option(call, 'control')).data;
  if (!control) throw new OperatorRefusal(`--control is one of ${Control.options.join(', ')}`);
  const limitSatang = satangOption(call, 'limit');
  await setNumberControl(call.services, {
    roundId,
    type,
    number,
    control: control === 'clear' ? 'none' : control,
    ...(limitSatang === undefined ? {} : { limitSatang }),
  });
  const limit = limitSatang === undefined ? '' : ` of ${baht(limitSatang)}`;
  return { code: 0, lines: [`${roundId} ${type} ${number}: ${control}${limit}`] };
}

function packOf(call: OpsCall): Pack {
  const pack = packs.find((one) => one === (call.options.pack ?? 'full'));
  if (!pack) throw new OperatorRefusal(`--pack is one of ${packs.join(', ')}`);
  return pack;
}

function rateOption({ options }: OpsCall): number | undefined {
  const text = options.rate;
  if (text === undefined) return undefined;
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text) || Number(text) === 0 || Number(text) > MAX_RATE)
    throw new OperatorRefusal(
      `--rate is a number up to ${MAX_RATE} with at most two decimals, like 900 or 3.2`,
    );
  return rateFromWire(Number(text));
}

function percentOption({ options }: OpsCall): number | undefined {
  const text = options.discount;
  if (text === undefined) return undefined;
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(text))
    throw new OperatorRefusal('--discount is a percentage below 100 with at most two decimals, like 28');
  return Math.round(Number(text) * 100);
}

function offeredOption({ options }: OpsCall): boolean | undefined {
  const text = options.offered;
  if (text === undefined) return undefined;
  if (text !== 'yes' && text !== 'no') throw new OperatorRefusal('--offered is yes or no');
  return text === 'yes';
}

/** What the options say of a type; only what was given. */
function typeChange(call: OpsCall): TypeChange {
  const said = {
    rateHundredths: rateOption(call),
    discountBp: percentOption(call),
    minSatang: satangOption(call, 'min'),
    maxSatang: satangOption(call, 'max'),
    maxPerNumberSatang: satangOption(call, 'per-number'),
    enabled: offeredOption(call),
  };
  if (Object.values(said).every((value) => value === undefined))
    throw new OperatorRefusal('No option says what should change');
  return { pack: packOf(call), ...said };
}

/** A change in words: `pays 850 per baht in the discount pack, at most 500.00 baht a line`. */
function inWords({ pack, rateHundredths, discountBp, ...rest }: TypeChange): string {
  const { minSatang, maxSatang, maxPerNumberSatang, enabled } = rest;
  const inPack = pack === 'discount' ? ' in the discount pack' : '';
  return [
    rateHundredths === undefined ? [] : [`pays ${rateOnWire(rateHundredths)} per baht${inPack}`],
    discountBp === undefined ? [] : [`costs ${discountOnWire(discountBp)} % less${inPack}`],
    minSatang === undefined ? [] : [`takes at least ${baht(minSatang)} a line`],
    maxSatang === undefined ? [] : [`takes at most ${baht(maxSatang)} a line`],
    maxPerNumberSatang === undefined ? [] : [`takes ${baht(maxPerNumberSatang)} of a number`],
    enabled === undefined ? [] : [enabled ? 'is on sale' : 'is not on sale'],
  ]
    .flat()
    .join(', ');
}

async function setRate(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const [type, change] = [betType(call), typeChange(call)];
  await setRoundRate(call.services, { roundId, type, ...change });
  return { code: 0, lines: [`${roundId} ${type} ${inWords(change)}`] };
}

async function planRate(call: OpsCall): Promise<OpsAnswer> {
  const kind = option(call, 'kind');
  const from = momentOption(call, 'from');
  const [type, change] = [betType(call), typeChange(call)];
  await planTerms(call.services, { kind, type, from, ...change });
  const when = `rounds that open from ${bangkokMoment(from)} on`;
  return { code: 0, lines: [`${kind} ${type} ${inWords(change)}: ${when}`] };
}

export const controlNumber: OpsCommand = {
  name: 'lotto number',
  summary: 'Block a number of an open round, pay it at half, limit it (baht), or lift that',
  changes: true,
  options: {
    round: needs('ROUND'),
    type: needs('TYPE'),
    number: needs('N'),
    control: needs(Control.options.join('|')),
    limit: may('BAHT'),
  },
  run: setControl,
};

/** What may be said of a type of a round, or of all rounds of a kind to come. */
const typeOptions = {
  rate: may('X'),
  discount: may('PERCENT'),
  pack: may(packs.join('|')),
  min: may('BAHT'),
  max: may('BAHT'),
  'per-number': may('BAHT'),
  offered: may('yes|no'),
};

export const changeRate: OpsCommand = {
  name: 'lotto rate',
  summary: 'Change what a bet type of an open round pays, costs or takes; accepted bills keep their rate',
  changes: true,
  options: { round: needs('ROUND'), type: needs('TYPE'), ...typeOptions },
  run: setRate,
};

export const planKindRate: OpsCommand = {
  name: 'lotto kind-rate',
  summary: 'Plan what a bet type of a kind pays, costs or takes in rounds that open from a moment on',
  changes: true,
  options: {
    kind: needs('glo'),
    type: needs('TYPE'),
    from: needs('YYYY-MM-DDTHH:MM+07:00'),
    ...typeOptions,
  },
  run: planRate,
};

import { z } from 'zod';
import { setNumberControl, setRoundRate } from '#backend/lotto/terms/set-round-terms.ts';
import { may, needs, type OpsCommand } from '#backend/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type BetType, betDigits, betTypes, isBetType } from '#rules/lotto/bet-type.ts';
import { packs } from '#rules/lotto/pack.ts';
import { rateFromWire, rateOnWire } from '#rules/lotto/payout.ts';

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

async function setRate(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const type = betType(call);
  const text = option(call, 'rate');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) {
    throw new OperatorRefusal('--rate is a number with at most two decimals, like 900 or 3.2');
  }
  const rateHundredths = rateFromWire(Number(text));
  const pack = packs.find((one) => one === (call.options.pack ?? 'full'));
  if (!pack) throw new OperatorRefusal(`--pack is one of ${packs.join(', ')}`);
  await setRoundRate(call.services, { roundId, type, pack, rateHundredths });
  const inPack = pack === 'full' ? '' : ` in the ${pack} pack`;
  return { code: 0, lines: [`${roundId} ${type} pays ${rateOnWire(rateHundredths)} per baht${inPack}`] };
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

export const changeRate: OpsCommand = {
  name: 'lotto rate',
  summary: 'Change what a bet type of an open round pays; accepted bills keep their rate',
  changes: true,
  options: { round: needs('ROUND'), type: needs('TYPE'), rate: needs('X'), pack: may(packs.join('|')) },
  run: setRate,
};

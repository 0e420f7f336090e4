import { z } from 'zod';
import { setNumberControl, setRoundRate } from '#backend/lotto/terms/set-round-terms.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { type BetType, betDigits, betTypes, isBetType } from '#rules/lotto/bet-type.ts';
import { rateFromWire, rateOnWire } from '#rules/lotto/payout.ts';

const Control = z.enum(['blocked', 'half_pay', 'custom_limit', 'clear']);

function betType(call: OpsCall): BetType {
  const given = option(call, 'type');
  if (!isBetType(given)) throw new OperatorRefusal(`--type is one of ${betTypes.join(', ')}`);
  return given;
}

/** `lotto number` */
export async function controlNumber(call: OpsCall): Promise<OpsAnswer> {
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

/** `lotto rate` */
export async function changeRate(call: OpsCall): Promise<OpsAnswer> {
  const roundId = option(call, 'round');
  const type = betType(call);
  const text = option(call, 'rate');
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) {
    throw new OperatorRefusal('--rate is a number with at most two decimals, like 900 or 3.2');
  }
  const rateHundredths = rateFromWire(Number(text));
  await setRoundRate(call.services, { roundId, type, rateHundredths });
  return { code: 0, lines: [`${roundId} ${type} pays ${rateOnWire(rateHundredths)} per baht`] };
}

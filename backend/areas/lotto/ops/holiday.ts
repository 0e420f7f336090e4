import { z } from 'zod';
import { refundAndSay } from '#backend/areas/lotto/ops/void.ts';
import { setDay } from '#backend/areas/lotto/rounds/change-day.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { dayOption, type OpsAnswer, type OpsCall, option } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { DRAWN_FROM, DRAWN_UNTIL } from '#rules/lotto/kinds/draw-days.ts';

const Draw = z.enum(['no', 'yes', 'calendar']);
const held = { no: false, yes: true, calendar: null } as const;

/** The day and its rounds are one transaction; refunds that a crash interrupts are gone on with by the job of settlements. */
async function change(call: OpsCall): Promise<OpsAnswer> {
  const kind = option(call, 'kind');
  const day = dayOption(call, 'date');
  if (day < DRAWN_FROM || day > DRAWN_UNTIL)
    throw new OperatorRefusal(`--date ${day} is too far off: draws are from ${DRAWN_FROM} to ${DRAWN_UNTIL}`);
  const draw = Draw.safeParse(option(call, 'draw')).data;
  if (!draw) throw new OperatorRefusal(`--draw is one of ${Draw.options.join(', ')}`);
  const { isHeld, idle, kept } = await setDay(call.services, { kind, day, isHeld: held[draw] });
  const more = kept.length > 0 ? ' any more' : '';
  const lines = [`${kind} has ${isHeld ? 'a' : 'no'} draw on ${day}${more}`];
  if (kept.length > 0) lines.push(`${kept.length} rounds had closed and stay, ${kept.at(-1)} the last`);
  lines.push(...(await refundAndSay(call, idle)));
  return { code: 0, lines };
}

export const changeDay: OpsCommand = {
  name: 'lotto holiday',
  summary: 'Call off a day of a kind, which refunds its bets, add one, or leave it to the calendar again',
  changes: true,
  needsReason: true,
  options: { kind: needs('glo'), date: needs('YYYY-MM-DD'), draw: needs(Draw.options.join('|')) },
  run: change,
};

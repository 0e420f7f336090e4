import { readPrizes } from '#backend/areas/wheel/ops/read-prizes.ts';
import { wheelWeights } from '#backend/areas/wheel/tables.ts';
import { insertWeights } from '#backend/areas/wheel/weights/insert-weights.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  momentOption,
  type OpsAnswer,
  type OpsCall,
  option,
  requireWithinYear,
} from '#backend/core/ops/ops-call.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';
import { chancesOf } from '#rules/wheel/slices.ts';
import { meanSatang } from '#rules/wheel/wheel-worth.ts';

const ABOUT = 'all prizes of the wheel; amount is satang of cash, else how many points, 0 of none';

/** A moment, or `now`; never before now, for spins were made by what was in force then. */
function startOf(call: OpsCall, now: Date): Date {
  if (option(call, 'from') === 'now') return now;
  const at = momentOption(call, 'from');
  if (at < now) throw new OperatorRefusal(`--from is over: ${bangkokMoment(at)}`);
  return at;
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const setAt = services.clock.now();
  const prizes = readPrizes(option(call, 'file'));
  const startsAt = startOf(call, setAt);
  requireWithinYear(call, '--from', startsAt);
  const version = await services.db.transact(async (tx) => {
    const all = await tx.orm.select({ version: wheelWeights.version }).from(wheelWeights);
    const next = Math.max(0, ...all.map((one) => one.version)) + 1;
    if (!(await insertWeights(services, tx, { version: next, startsAt, setAt, prizes })))
      throw new OperatorRefusal('Somebody set other weights meanwhile: look at them first');
    await noteChange(tx, services, 'wheel', `weights:${next}`);
    return next;
  });
  const chances = chancesOf(prizes);
  return {
    code: 0,
    lines: [
      `version ${version} from ${bangkokMoment(startsAt)}, ${meanSatang(prizes)} satang a spin on average`,
      ...prizes.map(({ id, name }, at) => `${id}: ${name}, ${((chances[at] ?? 0) * 100).toFixed(4)} %`),
    ],
  };
}

/** Puts other weights in force from an instant on. */
export const setWeights: OpsCommand = {
  name: 'wheel weights',
  summary: 'Put the prizes and weights of a JSON file in force from an instant on; they are written once',
  changes: true,
  needsReason: true,
  options: {
    file: { ...needs('FILE'), file: true, example: { about: ABOUT, json: firstPrizes } },
    from: needs('INSTANT|now'),
  },
  run,
};

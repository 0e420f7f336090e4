import { z } from 'zod';
import { insertPoll } from '#backend/areas/poll/insert-poll.ts';
import example from '#backend/areas/poll/ops/example.json' with { type: 'json' };
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  type OpsAnswer,
  type OpsCall,
  option,
  requireEndsWithinTenYears,
  requireWithinYear,
} from '#backend/core/ops/ops-call.ts';
import { FileMoment, fileLine, parseFile } from '#backend/core/ops/parse-file.ts';
import { noteChange } from '#backend/operator.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { MOST_ANSWERS, MOST_CHOICES, MOST_PRIZES, pollPrizes, quotaBases } from '#rules/poll/poll.ts';
import { answersNeeded } from '#rules/poll/poll-worth.ts';
import { searchKey } from '#rules/text/normalise-text.ts';

const ABOUT = 'one poll; step and the amount of credit are satang, that of points how many';

const Picture = z
  .string()
  .regex(/^\/[A-Za-z0-9/._-]{1,200}$/)
  .nullable();
/** The largest number of a poll, for all its commands. */
export const MOST_ID = 999_999;
const MOST_STEP = 1_000_000_000;
const MOST_AMOUNT = 100_000_000;

/** As a file has it; `step` is satang, a prize satang of credit or whole points. */
const Poll = z.strictObject({
  id: z.int().min(1).max(MOST_ID),
  question: fileLine(160),
  image: Picture,
  opens_at: FileMoment,
  closes_at: FileMoment,
  /** Null without prizes. */
  draws_at: FileMoment.nullable(),
  counts_from: FileMoment,
  basis: z.enum(quotaBases),
  step: z.int().min(0).max(MOST_STEP),
  most: z.int().min(1).max(MOST_ANSWERS),
  choices: z
    .array(z.strictObject({ text: fileLine(80), image: Picture }))
    .min(2)
    .max(MOST_CHOICES),
  prizes: z
    .array(z.strictObject({ kind: z.enum(pollPrizes), amount: z.int().min(1).max(MOST_AMOUNT) }))
    .max(MOST_PRIZES),
});
type Poll = z.output<typeof Poll>;

/** What is wrong with the terms of a poll; null where nothing is. */
function faultOf(poll: Poll, now: Date): string | null {
  const hasPrizes = poll.prizes.length > 0;
  if (poll.opens_at >= poll.closes_at) return 'It closes before it opens';
  if (poll.closes_at <= now) return 'It is over already';
  const said = poll.choices.map(({ text }) => searchKey(text));
  if (new Set(said).size < said.length) return 'Two choices say the same';
  if (poll.counts_from > poll.closes_at) return 'What counts begins after the close';
  if ((poll.basis === 'free') !== (poll.step === 0)) return 'A free poll has step 0, any other more';
  if (hasPrizes !== (poll.draws_at !== null)) return 'draws_at is for polls with prizes';
  if (poll.draws_at !== null && poll.draws_at <= poll.closes_at) return 'It is drawn before it closes';
  if (hasPrizes && poll.basis !== 'stake')
    return 'Prizes are given for stakes at risk alone: deposits can be taken out again';
  return null;
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const { services } = call;
  const file = parseFile(Poll, option(call, 'file'));
  const madeAt = services.clock.now();
  const fault = faultOf(file, madeAt);
  if (fault !== null) throw new OperatorRefusal(fault);
  requireWithinYear(call, 'opens_at', file.opens_at);
  // Until it closes no other poll with prizes counts the same stakes, and what is drawn in another century is never drawn.
  for (const name of ['closes_at', 'draws_at'] as const)
    if (file[name]) requireEndsWithinTenYears(call, name, file[name]);
  const { id, question, image, basis, most, choices } = file;
  const stepSatang = BigInt(file.step);
  const prizes = file.prizes.map((one, at) => ({ ...one, place: at + 1 }));
  await services.db.transact(async (tx) => {
    const times = { opensAt: file.opens_at, closesAt: file.closes_at, drawsAt: file.draws_at };
    const terms = { id, question, image, basis, most, stepSatang, countsFrom: file.counts_from, madeAt };
    if (!(await insertPoll(services, tx, { ...terms, ...times, choices, prizes })))
      throw new OperatorRefusal(`There is a poll ${id}: its terms are written once`);
    await noteChange(tx, services, 'polls', `import:${id}`);
  });
  const needed = basis === 'free' ? [] : answersNeeded(prizes, stepSatang);
  const given = prizes.map(
    ({ place, kind, amount }, at) => `place ${place}: ${amount} of ${kind}, from ${needed[at]} answers on`,
  );
  return { code: 0, lines: [`poll ${id}: not shown yet, open it with poll open`, ...given] };
}

/** Puts a poll in place, which nobody sees before it is opened. */
export const importPoll: OpsCommand = {
  name: 'poll import',
  summary: 'Put the poll of a JSON file in place, not shown yet; its terms are written once',
  changes: true,
  needsReason: true,
  options: { file: { ...needs('FILE'), file: true, example: { about: ABOUT, json: example } } },
  run,
};

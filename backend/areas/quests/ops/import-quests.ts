import { z } from 'zod';
import example from '#backend/areas/quests/ops/example.json' with { type: 'json' };
import { sealedQuests } from '#backend/areas/quests/sealings.ts';
import { quest, questCondition } from '#backend/areas/quests/tables.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { type OpsAnswer, type OpsCall, option, requireWithinYear } from '#backend/core/ops/ops-call.ts';
import { FileMoment, fileLine, parseFile } from '#backend/core/ops/parse-file.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { isOfArea, prizeKinds, questFacts, questPeriods } from '#rules/quests/quest.ts';
import { mostDaysOf } from '#rules/quests/quest-period.ts';

const ABOUT =
  'a list of quests; least and prize_amount are satang of stakes, deposits and credit, else how many';

const MOST_SATANG = 1_000_000_000_000;

/** As a file has them; `prize_amount` of credit and `least` is satang of stakes and deposits, else how many. */
const Quests = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{1,64}$/),
      title: fileLine(80),
      period: z.enum(questPeriods),
      starts_at: FileMoment,
      ends_at: FileMoment,
      prize_kind: z.enum(prizeKinds),
      prize_amount: z.int().min(1).max(100_000),
      /** How long points or spins can be used; 0 of money. */
      prize_days: z.int().min(0).max(366),
      position: z.int().min(0).max(10_000),
      conditions: z
        .array(
          z.strictObject({
            fact: z.enum(questFacts),
            area: z.string().max(32).nullable(),
            least: z.int().min(1).max(MOST_SATANG),
          }),
        )
        .min(1)
        .max(5),
    }),
  )
  .min(1)
  .max(100);

type Imported = z.output<typeof Quests>[number];

/** What is wrong with a condition of a quest; null where nothing is. */
function conditionFault(
  { fact, area, least }: Imported['conditions'][number],
  { period: kind, starts_at: startsAt, ends_at: endsAt }: Imported,
  wagerNames: ReadonlyMap<string, unknown>,
): string | null {
  if (area !== null && !isOfArea(fact)) return `${fact} are of no area`;
  if (area !== null && !wagerNames.has(area)) return 'nobody plays in an area that it names';
  if (fact !== 'check_ins') return null;
  const days = mostDaysOf({ kind, startsAt, endsAt });
  return least > days ? `there is one check-in a day, and its longest period has ${days} days` : null;
}

/** What is wrong with the terms of a quest; null where nothing is. */
function faultOf(imported: Imported, { clock, wagerNames }: OpsCall['services']): string | null {
  const { starts_at: startsAt, ends_at: endsAt, prize_kind, prize_days, conditions } = imported;
  if (startsAt >= endsAt) return 'it ends before it starts';
  if (endsAt <= clock.now()) return 'it would be over already';
  if ((prize_kind === 'credit') !== (prize_days === 0))
    return 'money has no days, points and spins have some';
  const faults = conditions.map((one) => conditionFault(one, imported, wagerNames));
  return faults.find((fault) => fault !== null) ?? null;
}

function requireSound(call: OpsCall, quests: readonly Imported[]): void {
  for (const one of quests) {
    requireWithinYear(call, `${one.id}: starts_at`, one.starts_at);
    const fault = faultOf(one, call.services);
    if (fault !== null) throw new OperatorRefusal(`${one.id}: ${fault}`);
  }
}

async function run(call: OpsCall): Promise<OpsAnswer> {
  const quests = parseFile(Quests, option(call, 'file'));
  requireSound(call, quests);
  const rows = quests.map((one) => ({
    ...{ id: one.id, title: one.title, period: one.period, position: one.position },
    ...{ startsAt: one.starts_at, endsAt: one.ends_at, status: 'closed' as const },
    ...{ prizeKind: one.prize_kind, prizeAmount: one.prize_amount, prizeDays: one.prize_days },
  }));
  const conditions = quests.flatMap(({ id: questId, conditions: own }) =>
    own.map(({ least, ...one }, place) => ({ questId, place, least: BigInt(least), ...one })),
  );
  await call.services.db.transact(async (tx) => {
    const made = await tx.orm.insert(quest).values(rows).onConflictDoNothing().returning({ id: quest.id });
    if (made.length < rows.length)
      throw new OperatorRefusal('A quest of this id is there: its terms are written once');
    await tx.orm.insert(questCondition).values(conditions);
    await sealRows(
      tx,
      call.services,
      sealedQuests,
      made.map(({ id }) => id),
    );
  });
  return { code: 0, lines: rows.map(({ id }) => `${id}: closed, open it with quests switch`) };
}

/** Puts quests in place, closed; opening one asks whether all together would be an income. */
export const importQuests: OpsCommand = {
  name: 'quests import',
  summary: 'Put quests of a JSON file in place, closed; their terms are written once',
  changes: true,
  options: { file: { ...needs('FILE'), file: true, example: { about: ABOUT, json: example } } },
  run,
};

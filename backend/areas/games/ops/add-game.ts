import { linkTo } from '#backend/areas/games/env.ts';
import { game, gameProvider } from '#backend/areas/games/tables.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { Id } from '#contract/fields.ts';
import { HOUSE } from '#rules/games/house.ts';
import { gameCategories } from '#rules/games/lobbies.ts';
import { leastEdgeBp, OTHER_GAME_PROMOTION_PERCENT } from '#rules/loyalty/give-back.ts';

const USUAL_MIN_SATANG = 100n;
const USUAL_MAX_SATANG = 100_000n;
/** What is no slot machine may keep too little of a stake for more (rules/loyalty/give-back.ts). */
const OTHER_GAME_COUNTS = `a stake fills promotions by ${OTHER_GAME_PROMOTION_PERCENT} percent at the most, and counts for no quest, check-in, coupon, poll, cashback or commission; give promotions a weight of its own, which members read`;
/** A provider says how much its machines keep; the site cannot know it. */
const SLOT_COUNTS = `stakes count in full for all that gives back, which reckons with ${leastEdgeBp.machine / 100} percent that the house keeps: add no machine that keeps less`;
/** After the games of the house. */
const POSITION = 1_000;

function categoryOf(text: string): (typeof gameCategories)[number] {
  const category = gameCategories.find((one) => one === text);
  if (!category) throw new OperatorRefusal(`--category is one of ${gameCategories.join(', ')}`);
  return category;
}

/** Adds a game of a provider that the settings name, and the provider with its first game. */
async function run(call: OpsCall): Promise<OpsAnswer> {
  const { db } = call.services;
  const [providerId, gameId] = [option(call, 'provider'), option(call, 'game')];
  if (providerId === HOUSE) throw new OperatorRefusal('The games of the house come with the program');
  if (!linkTo(call.services, providerId))
    throw new OperatorRefusal(`GAME_PROVIDERS does not name ${providerId}`);
  if (!Id.safeParse(gameId).success) throw new OperatorRefusal(`${gameId} is no id of a game`);
  const minSatang = satangOption(call, 'min') ?? USUAL_MIN_SATANG;
  const maxSatang = satangOption(call, 'max') ?? USUAL_MAX_SATANG;
  if (minSatang > maxSatang) throw new OperatorRefusal('--min is above --max');
  const name = option(call, 'name');
  const row = {
    ...{ providerId, gameId, subProviderId: providerId, category: categoryOf(option(call, 'category')) },
    ...{ name, nameEn: call.options['name-en'] ?? name, image: option(call, 'image'), tags: [] },
    ...{ minSatang, maxSatang, hasDemo: false, hasFreeSpins: false, isHot: false },
    ...{ status: 'open' as const, position: POSITION },
  };
  await db.transact(async (tx) => {
    const provider = { id: providerId, name: providerId, status: 'open' as const, position: POSITION };
    await tx.orm.insert(gameProvider).values(provider).onConflictDoNothing();
    const added = await tx.orm.insert(game).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new OperatorRefusal(`${providerId} has a game ${gameId} already`);
  });
  const counts = row.category === 'slot' ? SLOT_COUNTS : OTHER_GAME_COUNTS;
  return {
    code: 0,
    lines: [
      `${providerId} ${gameId}: open, stakes from ${baht(minSatang)} to ${baht(maxSatang)}`,
      `${row.category}: ${counts}`,
    ],
  };
}

export const addGame: OpsCommand = {
  name: 'games add',
  summary: 'Add a game of a provider that GAME_PROVIDERS names',
  changes: true,
  options: {
    provider: needs('PROVIDER'),
    game: needs('GAME'),
    name: needs('NAME'),
    'name-en': may('NAME'),
    category: needs(gameCategories.join('|')),
    image: needs('PATH'),
    min: may('BAHT'),
    max: may('BAHT'),
  },
  run,
};

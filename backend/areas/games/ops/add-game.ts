import { and, eq, ne } from 'drizzle-orm';
import { linkTo } from '#backend/areas/games/env.ts';
import { gameKey, sealedGames, sealedOpenGames, sealedProviders } from '#backend/areas/games/sealings.ts';
import { game, gameProvider } from '#backend/areas/games/tables.ts';
import type { Statement } from '#backend/core/db/database.ts';
import { sealRows } from '#backend/core/evidence/seal-rows.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import { baht, type OpsAnswer, type OpsCall, option, satangOption } from '#backend/core/ops/ops-call.ts';
import { OperatorRefusal } from '#backend/refusal.ts';
import { Id } from '#contract/fields.ts';
import { HOUSE } from '#rules/games/house.ts';
import { gameCategories } from '#rules/games/lobbies.ts';
import { keepsTooLittle, leastEdgeBp, OTHER_GAME_PROMOTION_PERCENT } from '#rules/loyalty/give-back.ts';

const USUAL_MIN_SATANG = 100n;
const USUAL_MAX_SATANG = 100_000n;
/** What is no slot machine may keep too little of a stake for more (rules/loyalty/give-back.ts). */
const OTHER_GAME_COUNTS = `a stake fills promotions by ${OTHER_GAME_PROMOTION_PERCENT} percent at the most, and counts for no quest, check-in, coupon, poll, cashback or commission; give promotions a weight of its own, which members read`;
const TOO_LITTLE = 'It keeps too little: stakes in it count for no turnover, prize or rebate';
const UNKNOWN = `Nobody said what it returns (--rtp): stakes count as its provider says, and all that gives back reckons with ${leastEdgeBp.machine / 100} percent that a machine keeps`;
/** After the games of the house. */
const POSITION = 1_000;

function categoryOf(text: string): (typeof gameCategories)[number] {
  const category = gameCategories.find((one) => one === text);
  if (!category) throw new OperatorRefusal(`--category is one of ${gameCategories.join(', ')}`);
  return category;
}

/** What a game returns at the most, in hundredths of a percent; null where the operator does not say. */
function rtpOption({ options }: OpsCall): number | null {
  const text = options.rtp;
  if (text === undefined) return null;
  const rtpBp = /^\d{1,2}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  if (rtpBp === 0) throw new OperatorRefusal(`--rtp is a percentage above 0 and below 100: ${text}`);
  return rtpBp;
}

/** One game is added at a time: two providers at once would each find its id free. */
const lock: Statement = {
  name: 'games_lock_catalogue',
  text: 'LOCK TABLE game IN SHARE ROW EXCLUSIVE MODE',
};

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
  const rtpBp = rtpOption(call);
  const row = {
    ...{ providerId, gameId, subProviderId: providerId, category: categoryOf(option(call, 'category')) },
    ...{ name, nameEn: call.options['name-en'] ?? name, image: option(call, 'image'), tags: [] },
    ...{ rtpBp, minSatang, maxSatang, hasDemo: false, hasFreeSpins: false, isHot: false },
    ...{ status: 'open' as const, position: POSITION },
  };
  await db.transact(async (tx) => {
    await tx.query(lock, []);
    // Stakes and what a game has really paid are told apart by its id alone.
    const same = and(eq(game.gameId, gameId), ne(game.providerId, providerId));
    const [other] = await tx.orm.select({ id: game.providerId }).from(game).where(same);
    if (other)
      throw new OperatorRefusal(`${other.id} has a game ${gameId}: no two providers have one of the same id`);
    const provider = { id: providerId, name: providerId, status: 'open' as const, position: POSITION };
    const fresh = await tx.orm.insert(gameProvider).values(provider).onConflictDoNothing().returning();
    const added = await tx.orm.insert(game).values(row).onConflictDoNothing().returning();
    if (added.length === 0) throw new OperatorRefusal(`${providerId} has a game ${gameId} already`);
    const key = gameKey(providerId, gameId);
    await sealRows(tx, call.services, sealedGames, [key]);
    await sealRows(tx, call.services, sealedOpenGames, [key]);
    const providers = fresh.map(({ id }) => id);
    await sealRows(tx, call.services, sealedProviders, providers);
  });
  const isOther = row.category !== 'slot';
  return {
    code: 0,
    lines: [
      `${providerId} ${gameId}: open, stakes from ${baht(minSatang)} to ${baht(maxSatang)}`,
      ...(keepsTooLittle(row) ? [TOO_LITTLE] : []),
      ...(rtpBp === null ? [UNKNOWN] : []),
      ...(isOther ? [`${row.category}: ${OTHER_GAME_COUNTS}`] : []),
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
    rtp: may('PERCENT'),
    min: may('BAHT'),
    max: may('BAHT'),
  },
  run,
};

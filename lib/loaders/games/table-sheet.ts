import 'server-only';
import type { Game } from '#contract/games/catalogue.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { webHashing } from '#rules/draw/hashing.ts';
import { HOUSE } from '#rules/games/house.ts';
import { findOwnGame } from '#rules/games/house-games.ts';
import { optionFacts } from '#rules/tables/option-facts.ts';
import { groupOf, groupWords, optionWords, payWords } from '#rules/tables/option-words.ts';
import { isTableId, tables, tableVersion } from '#rules/tables/tables.ts';

/** All that is told of a table of the house before it is played; null for another game. */
export async function loadTableSheet(game: Game) {
  const machine = game.provider_id === HOUSE ? (findOwnGame(game.game_id)?.machine ?? '') : '';
  if (!isTableId(machine)) return null;
  const asked = { provider_id: game.provider_id, game_id: game.game_id };
  const { rounds, percent } = await readPublic('GET /api/game/return', asked);
  const table = tables[machine];
  const options = optionFacts(table).map(({ id, backs, wins, ties, rtp, mostBaht }) => ({
    ...{ id, group: groupOf(id), words: optionWords(id), pays: payWords(backs) },
    ...{ wins, ties, rtp, mostBaht },
  }));
  const groups = [...new Set(options.map(({ group }) => group))];
  return {
    tableId: machine,
    groups: groups.map((key) => ({
      key,
      title: groupWords[key],
      options: options.filter(({ group }) => group === key),
    })),
    real: percent === null ? null : { rounds, percent },
    stakes: { least: game.min, most: game.max },
    mostBackBaht: table.mostBackBaht,
    version: await tableVersion(webHashing, table),
  };
}

export type TableSheetFacts = NonNullable<Awaited<ReturnType<typeof loadTableSheet>>>;

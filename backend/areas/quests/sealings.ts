import { quest, questCondition } from '#backend/areas/quests/tables.ts';
import { columnsBut, jsonOf, type Sealing } from '#backend/core/evidence/sealing.ts';

/** What a quest brings, asks for and whether it is open: a prize is paid by it. */
export const sealedQuests: Sealing = {
  name: 'quest',
  table: quest,
  key: [quest.id],
  columns: columnsBut(quest, [quest.id]),
  beside: `(SELECT jsonb_agg(${jsonOf(columnsBut(questCondition))} ORDER BY quest_condition.place) FROM quest_condition WHERE quest_condition.quest_id = quest.id)`,
};

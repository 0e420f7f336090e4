import { poll, pollChoice, pollPrize } from '#backend/areas/poll/tables.ts';
import { columnsBut, jsonOf, type Sealing } from '#backend/core/evidence/sealing.ts';

const { openedAt, openedBy, closedAt, closedBy, tickets, head, drawnAt, drawnBy } = poll;
/** What becomes of a poll is of acts or of its time, which the audit holds it against. */
const later = [openedAt, openedBy, closedAt, closedBy, tickets, head, drawnAt, drawnBy];

/** The terms of a poll with what can be answered and won: its answers are counted and its places are drawn by them. */
export const sealedPolls: Sealing = {
  name: 'poll',
  table: poll,
  key: [poll.id],
  columns: columnsBut(poll, [poll.id, ...later]),
  beside: `jsonb_build_array(
    (SELECT jsonb_agg(${jsonOf(columnsBut(pollChoice))} ORDER BY poll_choice.id) FROM poll_choice WHERE poll_choice.poll_id = poll.id),
    (SELECT jsonb_agg(${jsonOf(columnsBut(pollPrize))} ORDER BY poll_prize.place) FROM poll_prize WHERE poll_prize.poll_id = poll.id))`,
};

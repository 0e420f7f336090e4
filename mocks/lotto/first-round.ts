import type { Round } from '#contract/lotto/rounds.ts';
import type { BetType } from '#rules/lotto/bet-type.ts';
import { kindNames } from '#rules/lotto/kinds/kind-names.ts';

/** Description of the one kind of lottery, as the backend's seed has it. */
export const GLO_DESCRIPTION = 'สลากกินแบ่งรัฐบาล ออกรางวัลทุกวันที่ 1 และ 16';

/** The round on sale in a fresh world. */
export const firstRound: Round = {
  round_id: 'glo-2025-06-16',
  kind: 'glo',
  kind_name: kindNames.glo,
  draw_date: '2025-06-16',
  opens_at: '2025-06-01T09:40:00.000Z',
  closes_at: '2025-06-16T08:20:00.000Z',
  result_at: '2025-06-16T08:40:00.000Z',
  status: 'open',
};

export const rates: Readonly<Record<BetType, number>> = {
  top_3: 900,
  tod_3: 150,
  front_3: 450,
  bottom_3: 450,
  top_2: 90,
  bottom_2: 90,
  run_top: 3.2,
  run_bottom: 4.2,
  top_4: 5_000,
  tod_4: 200,
};

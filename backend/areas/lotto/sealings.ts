import { drawDay, kindRate, lottoKind, round, roundRate } from '#backend/areas/lotto/tables.ts';
import { yeekeeRound, yeekeeTerms } from '#backend/areas/lotto/yeekee/tables.ts';
import { columnsBut, jsonOf, type Sealing } from '#backend/core/evidence/sealing.ts';

/** How kinds are played. Their name is a word of the product and follows it. */
export const sealedKinds: Sealing = {
  name: 'lotto_kind',
  table: lottoKind,
  key: [lottoKind.kind],
  columns: columnsBut(lottoKind, [lottoKind.kind, lottoKind.name]),
  byHand: true,
};

export const sealedPrices: Sealing = {
  name: 'kind_rate',
  table: kindRate,
  key: [kindRate.kind, kindRate.type, kindRate.since],
  columns: columnsBut(kindRate, [kindRate.kind, kindRate.type, kindRate.since]),
};

/** A price list of a kind as the log calls it. */
export function priceKey({
  kind,
  type,
  since,
}: Pick<typeof kindRate.$inferSelect, 'kind' | 'type' | 'since'>) {
  return `${kind}:${type}:${since.getTime() * 1000}`;
}

export const sealedDays: Sealing = {
  name: 'draw_day',
  table: drawDay,
  key: [drawDay.kind, drawDay.day],
  columns: [drawDay.isHeld, drawDay.at, drawDay.actId],
};

export const sealedShooting: Sealing = {
  name: 'yeekee_terms',
  table: yeekeeTerms,
  key: [yeekeeTerms.kind],
  columns: columnsBut(yeekeeTerms, [yeekeeTerms.kind]),
};

const { agentId, kind, drawDate, number, opensAt, closesAt, resultAt, commit, voidReason } = round;
const { fairness, rowOrder, cooldownMs, minShots, minShooters } = yeekeeRound;
const { minStakeSatang, row1Satang, row16Satang } = yeekeeRound;
const own = [fairness, rowOrder, cooldownMs, minShots, minShooters];
const howShot = [...own, minStakeSatang, row1Satang, row16Satang];

/** What members are told of a round before they bet: its times, what its seed is held to, what it pays and how it is shot. */
export const sealedRounds: Sealing = {
  name: 'round',
  table: round,
  key: [round.id],
  columns: [agentId, kind, drawDate, number, opensAt, closesAt, resultAt, commit, voidReason],
  beside: `jsonb_build_array(
    (SELECT jsonb_agg(${jsonOf(columnsBut(roundRate))} ORDER BY round_rate.type COLLATE "C") FROM round_rate WHERE round_rate.round_id = round.id),
    (SELECT ${jsonOf(howShot)} FROM yeekee_round WHERE yeekee_round.round_id = round.id))`,
};

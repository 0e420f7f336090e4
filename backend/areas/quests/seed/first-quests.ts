import type { PrizeKind, QuestCondition, QuestPeriod } from '#rules/quests/quest.ts';

interface FirstQuest {
  readonly id: string;
  readonly title: string;
  readonly period: QuestPeriod;
  readonly prizeKind: PrizeKind;
  readonly prizeAmount: number;
  readonly prizeDays: number;
  readonly conditions: readonly QuestCondition[];
  /** Of an event; others begin before the site does, and do not end. */
  readonly startsAt?: string;
  readonly endsAt?: string;
}

const stake = (baht: number, area: string | null = null): QuestCondition => ({
  ...{ fact: 'stake', area, least: BigInt(baht) * 100n },
});
const points = (prizeAmount: number) => ({ prizeKind: 'point' as const, prizeAmount, prizeDays: 90 });

/** What all of them give back of one stake, with check-ins too, is no more than it may be (`rules/loyalty/give-back.ts`). */
export const firstQuests: readonly FirstQuest[] = [
  { id: 'stake-day', title: 'เล่นครบ 200 บาทวันนี้', period: 'day', ...points(10), conditions: [stake(200)] },
  {
    ...{ id: 'stake-week', title: 'เล่นครบ 2,000 บาทสัปดาห์นี้', period: 'week', ...points(60) },
    conditions: [stake(2000)],
  },
  {
    ...{ id: 'lotto-week', title: 'แทงหวยครบ 10 โพยสัปดาห์นี้', period: 'week', ...points(20) },
    conditions: [{ fact: 'bets', area: 'lotto', least: 10n }, stake(500, 'lotto')],
  },
  {
    ...{ id: 'stake-month', title: 'เล่นครบ 10,000 บาทเดือนนี้', period: 'month', ...points(200) },
    conditions: [stake(10_000)],
  },
  {
    ...{ id: 'year-end-2569', title: 'ส่งท้ายปี 2569 เล่นครบ 50,000 บาท', period: 'event' },
    ...{ prizeKind: 'credit', prizeAmount: 1_000, prizeDays: 0 },
    ...{ startsAt: '2026-12-01T00:00:00+07:00', endsAt: '2027-01-01T00:00:00+07:00' },
    conditions: [stake(50_000)],
  },
];

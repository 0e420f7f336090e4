import { bangkokDays, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import calendars from './calendars.json' with { type: 'json' };
import { hanoiDerivation } from './figures.ts';

function hanoiKind(calendar: Parameters<typeof bangkokDays>[0], source: string, days: string) {
  return dayKind({
    ...bangkokDays(calendar),
    source,
    derivation: hanoiDerivation,
    example: { special: '87654', first: '98321' },
    texts: { days, top3: '3 หลักท้ายของรางวัลพิเศษ', bottom2: '2 หลักท้ายของรางวัลที่ 1' },
  });
}

/** The three lotteries of Hanoi, drawn every evening an hour apart; the state's own rests over the lunar new year. */
export const hanoiKinds = {
  hanoi_special: hanoiKind(calendars.special, 'หวยฮานอยพิเศษ', 'ทุกวัน'),
  hanoi: hanoiKind(calendars.normal, 'สลากกินแบ่งนครหลวงฮานอย (XSMB)', 'ทุกวัน งดช่วงตรุษญวน'),
  hanoi_vip: hanoiKind(calendars.vip, 'หวยฮานอย VIP', 'ทุกวัน'),
};

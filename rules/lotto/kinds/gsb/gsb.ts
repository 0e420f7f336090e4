import { bangkokDays, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import calendar from './calendar.json' with { type: 'json' };
import { gsbDerivation } from './figures.ts';

/** Savings lottery of the Government Savings Bank, drawn twice a month. */
export const gsb = dayKind({
  ...bangkokDays(calendar),
  source: 'ธนาคารออมสิน',
  derivation: gsbDerivation,
  example: { first: '200834', second: '438135' },
  texts: {
    days: 'ทุกวันที่ 1 และ 16 ของเดือน',
    top3: '3 หลักท้ายของเลขที่ออกครั้งที่ 1',
    bottom2: '2 หลักท้ายของเลขที่ออกครั้งที่ 2',
  },
});

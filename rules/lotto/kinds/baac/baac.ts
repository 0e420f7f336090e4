import { bangkokDays, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import calendar from './calendar.json' with { type: 'json' };
import { baacDerivation } from './figures.ts';

/** Savings lottery of the Bank for Agriculture and Agricultural Cooperatives, drawn once a month. */
export const baac = dayKind({
  ...bangkokDays(calendar),
  source: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร (ธ.ก.ส.)',
  derivation: baacDerivation,
  example: { number: '4273157' },
  texts: {
    days: 'ทุกวันที่ 16 ของเดือน',
    top3: '3 หลักท้ายของรางวัลที่ 1',
    bottom2: 'เลขหลักที่ 3 และ 4 ของรางวัลที่ 1',
  },
});

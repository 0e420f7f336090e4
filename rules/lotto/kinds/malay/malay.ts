import { bangkokDays, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import calendar from './calendar.json' with { type: 'json' };
import { malayDerivation } from './figures.ts';

/** Malaysian four-digit lottery (Magnum 4D), drawn three times a week. */
export const malay = dayKind({
  ...bangkokDays(calendar),
  source: 'Magnum 4D ประเทศมาเลเซีย',
  derivation: malayDerivation,
  example: { first: '4821', second: '7036' },
  texts: {
    days: 'ทุกวันพุธ เสาร์ และอาทิตย์',
    top3: '3 หลักท้ายของรางวัลที่ 1',
    bottom2: '2 หลักท้ายของรางวัลที่ 2',
  },
});

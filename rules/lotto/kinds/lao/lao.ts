import { bangkokDays, dayKind } from '#rules/lotto/kinds/day-kind.ts';
import calendar from './calendar.json' with { type: 'json' };
import { laoDerivation } from './figures.ts';

/** Lao development lottery, drawn three times a week; it rests over the Lao new year. */
export const lao = dayKind({
  ...bangkokDays(calendar),
  source: 'สลากพัฒนา สปป.ลาว',
  derivation: laoDerivation,
  example: { number: '8923' },
  texts: {
    days: 'ทุกวันจันทร์ พุธ และศุกร์ งดช่วงปีใหม่ลาว 14 ถึง 16 เมษายน',
    top3: '3 หลักท้ายของเลข 4 ตัว',
    bottom2: '2 หลักแรกของเลข 4 ตัว',
  },
});

import { formatThaiDate } from '#rules/time/bangkok-time.ts';

/** Words of periods. */
export const periodCopy = {
  period: 'ช่วงวันที่',
  today: 'วันนี้',
  week: '7 วัน',
  month: 'เดือนนี้',
  year: '1 ปี',
  pick: 'เลือกวันที่',
  pickTitle: 'เลือกช่วงวันที่',
  from: 'ตั้งแต่วันที่',
  to: 'ถึงวันที่',
  chosen: (day: string) => formatThaiDate(day),
  cancel: 'ยกเลิก',
  useDays: 'แสดงรายการ',
  shown: (from: string, to: string) =>
    from === to
      ? formatThaiDate(from, 'long')
      : `${formatThaiDate(from, 'long')} – ${formatThaiDate(to, 'long')}`,
} as const;

/** Words of choosing a day of results. */
export const dayCopy = {
  day: 'ผลของวันที่',
  show: 'ดูผล',
  on: (date: string) => `วันที่ ${date}`,
  empty: (date: string) => `ไม่มีผลของวันที่ ${date}`,
  emptyText: 'เลือกวันอื่น หรือดูงวดล่าสุด',
  title: (date: string, count: number) => `วันที่ ${date} ออกแล้ว ${count} รอบ`,
  round: (number: number) => `รอบที่ ${number}`,
} as const;

/** Words of what became of a published result. */
export const historyCopy = {
  title: 'ประวัติผล',
  unchanged: 'ยังไม่เคยแก้ไข',
  first: 'ประกาศครั้งแรก',
  corrected: (times: number) => `แก้ไขแล้ว ครั้งที่ ${times}`,
  from: (source: string) => `ที่มา ${source}`,
  change: (name: string, before: string, after: string) => `${name} จาก ${before} เป็น ${after}`,
  none: '–',
  rest: 'โพยทุกใบของงวดนี้ตัดสินใหม่ตามผลล่าสุด',
} as const;

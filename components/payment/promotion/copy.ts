/** Words of the choice of a promotion with a deposit. */
export const choiceCopy = {
  legend: 'โปรโมชันสำหรับยอดฝากนี้',
  loading: 'กำลังโหลดโปรโมชัน…',
  none: 'ตอนนี้ไม่มีโปรโมชันที่รับกับยอดฝากใหม่ได้',
  own: 'โปรโมชันของฉัน',
  without: 'ไม่รับโปรโมชัน',
} as const;

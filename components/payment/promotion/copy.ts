/** Words of the choice of a promotion with a deposit. */
export const choiceCopy = {
  legend: 'โปรโมชันสำหรับยอดฝากนี้',
  loading: 'กำลังโหลดโปรโมชัน…',
  again: 'ลองใหม่',
  none: 'ตอนนี้ไม่มีโปรโมชันที่รับกับยอดฝากใหม่ได้',
  own: 'โปรโมชันของฉัน',
  without: 'ไม่รับโปรโมชัน',
  refused: 'โปรโมชันที่คุณเลือกมา รับกับยอดฝากนี้ไม่ได้',
  refusedOf: (title: string) => `${title} รับกับยอดฝากนี้ไม่ได้`,
  conditions: (conditions: readonly string[]) => `เงื่อนไข: ${conditions.join(' · ')}`,
  running: (title: string) => `ตอนนี้คุณใช้โปรโมชัน ${title} อยู่ รับได้ครั้งละ 1 โปรโมชัน`,
  gone: 'ไม่มีโปรโมชันนี้แล้ว',
  goOn: 'ฝากเงินต่อได้โดยไม่รับโปรโมชัน',
} as const;

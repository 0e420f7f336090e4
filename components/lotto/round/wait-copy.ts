/** Words of what a round that takes no bets any more waits for. */
export const waitCopy = {
  due: (when: string) => `กำหนดออกผล ${when}`,
  in: 'อีก',
  awaited: (when: string) => `ถึงกำหนดออกผล ${when} แล้ว กำลังรอผล`,
  late: (when: string) => `ผลออกช้ากว่ากำหนด (${when}) โพยของคุณยังอยู่ครบ`,
  byItself: 'หน้านี้จะแสดงผลให้เองทันทีที่ประกาศ ไม่ต้องโหลดใหม่',
} as const;

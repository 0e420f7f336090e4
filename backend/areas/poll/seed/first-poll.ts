/** The poll that the site begins with: it asks for nothing and gives nothing. */
export const firstPoll = {
  id: 1,
  question: 'คุณอยากให้เว็บเพิ่มอะไรก่อน',
  opensAt: new Date('2025-01-01T00:00:00+07:00'),
  closesAt: new Date('2028-01-01T00:00:00+07:00'),
  choices: ['เกมใหม่', 'หวยชนิดใหม่', 'กิจกรรมแจกแต้ม', 'ช่องทางฝากถอนเพิ่ม'],
} as const;

/** Words of the round that comes after one that takes no bets any more; only the server writes them. */
export const nextRoundCopy = {
  next: 'งวดถัดไป',
  nextRound: (date: string, number?: number) =>
    number === undefined ? `งวดวันที่ ${date}` : `รอบที่ ${number} วันที่ ${date}`,
  opens: (when: string) => `เปิดรับแทง ${when}`,
  isOpen: 'เปิดรับแทงอยู่ตอนนี้',
  bet: 'แทงงวดถัดไป',
} as const;

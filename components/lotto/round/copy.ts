/** Words of a round's page that stand in its HTML alone: no browser loads them. */
export const roundCopy = {
  back: 'หวยทั้งหมด',
  noRoundTitle: 'ยังไม่มีงวดที่เปิดรับ',
  noRoundText: 'งวดใหม่เปิดรับหลังออกผลงวดก่อนประมาณ 1 ชั่วโมง',
  closesIn: 'ปิดรับแทงใน',
  closesAt: (when: string) => `ปิดรับ ${when}`,
  earlyClose: (names: readonly string[], when: string) => `${names.join(' · ')} ปิดรับก่อน ${when}`,
  over: {
    draft: ['ยังไม่เปิดรับ', 'งวดนี้ยังไม่เปิดรับแทง'],
    open: ['ปิดรับแทงแล้ว', 'รอประกาศผล โพยที่แทงไว้ดูได้ในโพยของฉัน'],
    closed: ['ปิดรับแทงแล้ว', 'รอประกาศผล โพยที่แทงไว้ดูได้ในโพยของฉัน'],
    resulting: ['ปิดรับแทงแล้ว', 'ประกาศผลแล้ว กำลังตัดสินโพย'],
    resulted: ['ออกผลแล้ว', 'งวดนี้ปิดรับและตัดสินโพยครบแล้ว'],
    voided: ['ยกเลิกงวดนี้แล้ว', 'คืนเงินแทงทุกโพยเต็มจำนวนแล้ว'],
  },
  seeResult: 'ดูผลรางวัล',
  otherRound: 'ดูงวดที่เปิดรับ',
  myBills: 'โพยของฉัน',
  noScript: 'การจัดโพยต้องเปิดใช้ JavaScript อัตราจ่าย วงเงิน และกติกาอ่านได้ด้านล่าง',
  ratesAndLimits: 'อัตราจ่าย โอกาสถูก และวงเงิน',
  rules: 'กติกางวดนี้',
} as const;

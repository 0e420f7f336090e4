/** Words of the page of one game. */
export const playCopy = {
  demo: 'ทดลองเล่น',
  rtp: (percent: number) => `คืนเงิน ${percent.toFixed(2)}%`,
  play: 'เล่นเกม',
  about: (game: string) => `วิธีเล่น อัตราจ่าย และโอกาสชนะของ ${game} คำนวณจากตัวเกมเอง`,
  login: 'เข้าสู่ระบบเพื่อเล่นด้วยเงินจริง',
  verifier: 'บันทึกตัวตรวจรอบ',
} as const;

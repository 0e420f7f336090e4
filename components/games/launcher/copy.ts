import { shortBaht } from '#rules/money/baht.ts';

/** Words of the launcher. */
export const launcherCopy = {
  welcome: (game: string) => `ยินดีต้อนรับสู่ ${game}`,
  chooseWallet: 'กรุณาเลือกกระเป๋าเงิน',
  left: (baht: string) => `คงเหลือ ${baht} บาท`,
  close: 'ปิดเกม',
  about: 'วิธีเล่นและอัตราจ่าย เปิดในแท็บใหม่',
  fullscreen: 'เต็มจอ',
  leaveFullscreen: 'ออกจากเต็มจอ',
  opening: 'กำลังเปิดเกม',
  frame: (game: string) => `เกม ${game}`,
  demo: 'ทดลองเล่น เงินในเกมไม่ใช่เงินจริง',
  clock: 'เวลา',
  played: 'เล่นมาแล้ว',
  minutes: (minutes: number) => `${minutes} นาที`,
  net: 'ได้เสียเกมนี้',
  turnover: ({ turn, played, target }: { turn: 'wager' | 'credit'; played: number; target: number }) =>
    `${turn === 'credit' ? 'เทิร์นเครดิต' : 'เทิร์น'} ${shortBaht(played)} / ${shortBaht(target)}`,
  deposit: 'ฝากเงิน',
  noWallet: 'ยังไม่มีกระเป๋าเงินที่เล่นเกมนี้ได้',
  openAgain: 'เปิดเกมอีกครั้ง',
  sessionOver: 'หมดเวลาของเกมนี้ เปิดเกมอีกครั้งเพื่อเล่นต่อ',
} as const;

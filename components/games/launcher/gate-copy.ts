/** Words that offer to go on with a game; apart from the launcher's, for they come to every page. */
export const gateCopy = {
  goOn: (game: string) => `เล่น ${game} ต่อไหม`,
  goOnText: 'เกมยังเปิดค้างไว้ตอนที่หน้านี้โหลดใหม่',
  goOnYes: 'เล่นต่อ',
  goOnNo: 'ไม่เล่นแล้ว',
} as const;

/** Words of a lobby around its games. */
export const gameLobbyCopy = {
  title: 'เกม',
  search: 'ค้นหาเกม',
  searchButton: 'ค้นหา',
  found: (count: number) => (count === 0 ? 'ไม่พบเกมที่ค้นหา' : `พบ ${count} เกม`),
  noneFound: 'ลองพิมพ์สั้นลง พิมพ์เป็นไทยหรืออังกฤษก็ได้ หรือเลือกจากเกมทั้งหมด',
  showAll: 'ดูเกมทั้งหมด',
  every: 'ทั้งหมด',
  pages: 'หน้าของเกม',
  more: 'ดูเกมเพิ่ม',
  firstPage: 'กลับหน้าแรก',
  lobbies: 'หมวดเกม',
  playSlots: 'ไปเล่นสล็อต',
  betLottery: 'ไปแทงหวย',
  favourites: 'ปักหมุด',
  noFavourites: 'ยังไม่มีเกมที่ปักหมุด กดดาวปักหมุดเกมที่เล่นบ่อยไว้ที่นี่',
  filters: 'เลือกเกมที่แสดง',
} as const;

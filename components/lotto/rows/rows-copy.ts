/** Words of the classic rows. */
export const rowsCopy = {
  table: 'แถวสำหรับใส่เลขและราคา',
  number: 'เลข',
  places: { top: 'บน', bottom: 'ล่าง', tod: 'โต๊ด', front: 'หน้า' },
  numberOf: (row: number) => `เลขแถว ${row}`,
  priceOf: (place: string, row: number) => `ราคา${place}แถว ${row}`,
  reverse: 'กลับเลขทุกแถว',
  samePrice: 'ใช้ราคาแถวแรกทุกแถว',
  clear: 'ล้างทุกแถว',
  add: (count: number) => `เพิ่ม ${count} รายการลงโพย`,
  problem: {
    number: 'ใส่เลข 1 ถึง 4 หลัก',
    amount: 'ใส่ราคาเป็นตัวเลข เช่น 10 หรือ 10.50',
    no_amount: 'ใส่ราคาอย่างน้อย 1 ช่อง',
  },
} as const;

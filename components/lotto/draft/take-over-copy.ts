/** Words of a draft that was not sent before its round closed. */
export const takeOverCopy = {
  unsent: (count: number) => `โพยที่จัดไว้ ${count} รายการยังไม่ได้ส่ง`,
  takeOver: 'นำไปงวดที่เปิดรับ',
} as const;

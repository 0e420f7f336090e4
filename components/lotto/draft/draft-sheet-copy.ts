/** Words of the open draft, which come with it. */
export const sheetCopy = { close: 'ปิดรายการในโพย' } as const;

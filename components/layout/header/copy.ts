/** Words of the header that come after the first paint. */
export const headerCopy = { depositHere: 'ฝากเงินที่หน้านี้' } as const;

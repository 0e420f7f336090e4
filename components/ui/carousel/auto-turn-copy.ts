/** Words of the button that stops the banners. */
export const turnCopy = { pause: 'หยุดเลื่อนข่าวเด่น', goOn: 'เลื่อนข่าวเด่นต่อ' } as const;

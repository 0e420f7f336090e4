/** Words of the member menu, which comes when it is opened. */
export const menuCopy = {
  previousLogin: (when: string) => `เข้าสู่ระบบครั้งก่อน ${when}`,
  welcomeFirst: 'เข้าสู่ระบบครั้งแรก',
} as const;

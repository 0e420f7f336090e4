/** Words of the member menu, which comes when it is opened. */
export const menuCopy = {
  previousLogin: (when: string) => `เข้าสู่ระบบครั้งก่อน ${when}`,
  welcomeFirst: 'ยินดีต้อนรับสู่การใช้งานครั้งแรก',
} as const;

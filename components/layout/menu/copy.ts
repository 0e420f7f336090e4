/** Words of the member menu, which comes when it is opened. */
export const menuCopy = {
  previousLogin: (when: string) => `เข้าสู่ระบบครั้งก่อน ${when}`,
  times: (clock: string, played: string) => `เวลา ${clock} น. · อยู่ในระบบ ${played} ชม.`,
  welcomeFirst: 'เข้าสู่ระบบครั้งแรก',
} as const;

/** Words of the dialogs of announcements and events, which come when they open. */
export const noticeCopy = {
  notificationTitle: 'ประกาศสำคัญ',
  notificationEmpty: 'ไม่มีประกาศสำคัญในตอนนี้',
  notifications: 'ประกาศ',
  close: 'ปิด',
  next: 'ถัดไป',
  goToEvent: (title: string) => `เข้าร่วมกิจกรรม ${title}`,
} as const;

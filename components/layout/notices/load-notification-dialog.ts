/** The dialog of announcements, with its code. */
export const loadNotificationDialog = () =>
  import('#components/layout/notices/notification-dialog.tsx').then((module) => module.NotificationDialog);

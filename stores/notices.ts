/** What the site tells by itself, over whatever page is open. Notices about the safety of an account are no choice. */
export const noticeKinds = ['wins', 'withdrawals', 'announcements'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What of it was switched off, from storage; what is no kind of notice has no effect. */
export function readMuted(value: unknown): NoticeKind[] {
  return Array.isArray(value) ? value : [];
}

/** The kinds that are off once one of them is switched. */
export function mutedAfter(muted: readonly NoticeKind[], kind: NoticeKind, isOn: boolean): NoticeKind[] {
  return noticeKinds.filter((one) => (one === kind ? !isOn : muted.includes(one)));
}

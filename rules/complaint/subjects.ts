/** What a complaint is about, in the order of the form. */
export const complaintSubjects = [
  'deposit',
  'withdrawal',
  'lottery',
  'game',
  'promotion',
  'account',
  'other',
] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];

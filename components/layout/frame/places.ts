/** Where the button stands that opens the announcements. */
export const NOTICES_ID = 'notices';

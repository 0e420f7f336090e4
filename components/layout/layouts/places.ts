/** Where the buttons stand that open the announcements and, for members, the deposit notice. */
export const NOTICES_ID = 'notices';

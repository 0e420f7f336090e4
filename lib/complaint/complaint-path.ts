/** Address of the page; apart from those that every page loads (lib/paths.ts). */
export const COMPLAINT_PATH = '/member/complaints';

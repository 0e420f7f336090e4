/** Address of the page under which LINE opens this site; apart from those that every page loads (lib/paths.ts). */
export const LIFF_PATH = '/liff';

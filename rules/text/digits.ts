/** Thai (๐-๙) and full-width (０-９) digits as ASCII digits; every other character stays. */
export function normaliseDigits(text: string): string {
  return text.replace(/[๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= 0xff10 ? 0xff10 : 0x0e50));
  });
}

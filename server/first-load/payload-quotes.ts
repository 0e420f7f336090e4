/** A script that holds a part of the payload, as Next writes it: a string of JSON, whose own quotes are all escaped. */
const PUSH = /(?<=<script nonce="[^"]*">self\.__next_f\.push\(\[1,)"((?:[^"\\]|\\.)*)"(?=\]\)<\/script>)/g;
const ESCAPED = /\\(.)|'/g;

/**
 * A page, a sign for each of its bytes, with its payload in single quotes: the same strings without the backslashes before
 * thousands of double quotes. Not for pages into which data is written later, for that is escaped for double quotes.
 */
export function withSingleQuotes(page: string): string {
  return page.replaceAll(PUSH, (_whole, text: string) => {
    const inner = text.replaceAll(ESCAPED, (sign: string, escaped?: string) => {
      if (sign === "'") return "\\'";
      return escaped === '"' ? '"' : sign;
    });
    return `'${inner}'`;
  });
}

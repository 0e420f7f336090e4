/** A script that holds a part of the payload, as Next writes it: a string of JSON, whose own quotes are all escaped. */
const PUSH = /(?<=<script nonce="[^"]*">self\.__next_f\.push\(\[1,)"((?:[^"\\]|\\.)*)"(?=\]\)<\/script>)/g;
const ESCAPED = /\\(.)|'/g;

/**
 * A page, as bytes, whose payload stands in single quotes, so that the thousands of double ones in it need no backslash: the
 * same strings in a tenth fewer bytes. Not for pages into which data is written later, for that would have to be escaped alike.
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

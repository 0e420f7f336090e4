/** A row of the payload that hints at a style sheet or a face, as it stands in the script that holds it: alone on its line. */
const HINT = /(?<=\\n|\[1,"):HL\[\\"[^"\\]+\\",\\"(?:style|font)\\"[^\]]*\]\\n/g;

/**
 * A page whose payload hints at no style sheets and faces: those that it is shown with come inside its head and are named by
 * its headers. For each hint the router looks through the whole page, in the task that brings it to life, and asks for the
 * styles of screens that may come in its place, as the 404 page; they are fetched when one is shown.
 */
export function withoutHints(html: string): string {
  return html.replaceAll(HINT, '');
}

const STYLE_PRELOAD = /<[^>]*>;[^,]*\bas="style"[^,]*(?:,\s*|$)/g;

/** The `link` header of a page whose styles stand inside it: none is fetched beside them. */
export function withoutStylePreloads(link: string): string {
  return link.replaceAll(STYLE_PRELOAD, '').replace(/,\s*$/, '');
}

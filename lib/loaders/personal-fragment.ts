import 'server-only';
import { answerFragment } from '#lib/render-context.ts';

/**
 * The data of the part of a page that belongs to its member, or a placeholder where the page is rendered for the page cache. A
 * `fragmentView` shows it; everything else on the page is the same for every member but for the header.
 */
export async function personalFragment<Own extends object>(load: () => Promise<Own>): Promise<Own | string> {
  return answerFragment(load) ?? load();
}

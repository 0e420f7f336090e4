import 'server-only';
import { answerOwn } from '#lib/answering.ts';

/**
 * The part of a page that is its member's own: its data, or what stands for it where the page is rendered to be kept. What
 * shows it is an `ownView`; everything else on the page is the same for every member but for the frame.
 */
export async function ownPart<Own extends object>(load: () => Promise<Own>): Promise<Own | string> {
  return answerOwn(load) ?? load();
}

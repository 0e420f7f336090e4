import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { ApiRefusal, ApiUnreachable, BadRequest, SessionExpired } from '#lib/api/errors.ts';
import { isPage, toLogin } from '#lib/loaders/page-path.ts';
import { paths } from '#lib/paths.ts';
import { answerBroken } from '#lib/render-context.ts';

export type FirstRead<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: { readonly title: string; readonly description: string } };

/**
 * Runs the loader of a page. What does not exist is the 404 page, a session that ended goes to the login page, a 400 goes
 * home once, and any other failure comes back as the text of the dark overlay.
 */
export async function firstRead<Data>(load: () => Promise<Data>): Promise<FirstRead<Data>> {
  try {
    return { data: await load() };
  } catch (error) {
    // On the page that it leads to, each redirect would repeat for ever.
    if (error instanceof SessionExpired && !(await isPage(paths.login))) return toLogin(error.facts.ended);
    if (error instanceof BadRequest && !(await isPage(paths.home))) redirect(paths.home);
    // 422: an address that no page of ours links to.
    if (error instanceof ApiRefusal && (error.code === 404 || error.code === 422)) notFound();
    if (error instanceof ApiRefusal || error instanceof ApiUnreachable) {
      return { failure: { title: 'ขออภัย ระบบขัดข้องชั่วคราว', description: error.message } };
    }
    throw error;
  }
}

/**
 * A part that its page does without: null when it cannot be read; a page without what cannot be read just now is shown
 * this once. A session that ended still goes to the login page.
 */
export async function optionalRead<Data>(load: () => Promise<Data>): Promise<Data | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof SessionExpired) return toLogin(error.facts.ended);
    if (!(error instanceof ApiRefusal || error instanceof ApiUnreachable)) throw error;
    if (error instanceof ApiUnreachable || error.code === 429) answerBroken();
    return null;
  }
}

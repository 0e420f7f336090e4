import 'server-only';
import { notFound, redirect } from 'next/navigation';
import { ApiRefusal, ApiUnreachable, SessionExpired } from '#lib/api/errors.ts';
import { paths } from '#lib/paths.ts';

export type FirstRead<Data> =
  | { readonly data: Data; readonly failure?: undefined }
  | { readonly data?: undefined; readonly failure: { readonly title: string; readonly description: string } };

/**
 * Runs the loader of a page. What does not exist is the 404 page, a session that ended goes to the login page, and any
 * other failure comes back as a seed for the dark overlay.
 */
export async function firstRead<Data>(load: () => Promise<Data>): Promise<FirstRead<Data>> {
  try {
    return { data: await load() };
  } catch (error) {
    if (error instanceof SessionExpired) redirect(paths.login);
    // 422: an address that no page of ours links to.
    if (error instanceof ApiRefusal && (error.code === 404 || error.code === 422)) notFound();
    if (error instanceof ApiRefusal || error instanceof ApiUnreachable) {
      return { failure: { title: 'ขออภัย ระบบขัดข้องชั่วคราว', description: error.message } };
    }
    throw error;
  }
}

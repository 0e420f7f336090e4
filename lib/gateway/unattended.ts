import 'server-only';
import { UNATTENDED_HEADER } from '#contract/constants.ts';
import { valuesOf } from '#lib/cookie-values.ts';
import { UNATTENDED } from '#lib/member-activity/watch-activity.ts';

/** True when a browser says that its page asks by itself, with a call's header or with the cookie of a page that is read again. */
export function isUnattended(headerOf: (name: string) => string | null | undefined): boolean {
  return Boolean(headerOf(UNATTENDED_HEADER)) || valuesOf(headerOf('cookie'), UNATTENDED).includes('1');
}

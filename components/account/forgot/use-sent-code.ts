'use client';

import type { SentCode } from '#lib/api/account/queries.ts';
import { serverNowMs } from '#lib/api/caller.ts';
import { maskMobileEnd } from '#rules/person/mask.ts';
import { useArea } from '#stores/provider.tsx';
import { readSentCode } from '#stores/sent-code.ts';

/**
 * The code that was asked for last, while it lives: its note in this tab's storage, and the number it went to as long as
 * the page was not loaded anew.
 */
export function useSentCode() {
  const note = readSentCode(useArea('session', (state) => state.sentCode));
  const noteSentCode = useArea('session', (state) => state.noteSentCode);
  const carried = useArea('user', (state) => state.newUsername);
  const setNewUsername = useArea('user', (state) => state.setNewUsername);
  const live: SentCode | undefined =
    note && Date.parse(note.expiresAt) > serverNowMs()
      ? {
          ref: note.ref,
          expires_at: note.expiresAt,
          resend_at: note.resendAt,
          mobile: note.mobile,
          username: carried && maskMobileEnd(carried) === note.mobile ? carried : null,
        }
      : undefined;
  /** Keeps a code that was just sent, and answers it as it is shown. */
  const keep = (username: string, sent: Omit<SentCode, 'mobile' | 'username'>): SentCode => {
    const mobile = maskMobileEnd(username);
    setNewUsername(username);
    noteSentCode({ ref: sent.ref, mobile, expiresAt: sent.expires_at, resendAt: sent.resend_at });
    return { ...sent, mobile, username };
  };
  return { live, carried, keep, forget: () => noteSentCode(null) };
}

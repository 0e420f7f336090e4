import { Refusal } from '#backend/refusal.ts';
import { MEMBER_HEADER } from '#contract/constants.ts';
import { sharedWords } from '#contract/words.ts';

/**
 * Refuses 4020 when a request names another member than its session's, as when somebody else logged in in another tab.
 * A caller with a bearer token of its own may leave the name away; the gateway never does for a browser.
 */
export function checkNamedMember(headers: Headers, { memberId }: { readonly memberId?: string }): void {
  const named = headers.get(MEMBER_HEADER);
  if (named !== null && named !== memberId) throw new Refusal('OTHER_MEMBER', sharedWords.otherMember);
}

import { HttpRefusal, type Refusal } from '#backend/refusal.ts';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { errorCodes } from '#contract/error-codes.ts';

/** Who was turned away; the member when there was a session. */
export interface TurnedAway {
  readonly requestId: string;
  readonly address: string | undefined;
  readonly memberId: string | undefined;
}

/**
 * Notes in the log that a call was turned away before its rules were asked: no session, a wrong signature, something of
 * another member's, input that no form sends, too many calls. What the rules say no to is no trouble and is not noted. The
 * log writes five lines a minute of a kind, so whoever asks a thousand times leaves five.
 */
export function noteRefusal(
  log: { warn(facts: object, text: string): void },
  { method, path }: AnyEndpoint,
  refusal: Refusal | HttpRefusal,
  who: TurnedAway,
): void {
  const code = refusal instanceof HttpRefusal ? refusal.status : refusal.code;
  const isLogged = refusal instanceof HttpRefusal ? code < 500 : code === errorCodes.OTHER_MEMBER;
  if (isLogged) log.warn({ ...who, status: code }, `refused ${code} ${method} ${path}`);
}

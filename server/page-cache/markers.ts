import { randomInt } from 'node:crypto';
import type { SessionSummary } from '#lib/gateway/session-summary.ts';
import type { Placeholders } from '#lib/render-context.ts';
import { newNonce } from '#server/new-nonce.ts';
import { mapSummary, valuesOf } from './summary-values.ts';

/** A page that is rendered to be cached, and what stands in it where each answer has its own. */
export interface Markers {
  readonly nonce: string;
  readonly placeholders: Placeholders;
  /** Nonce, time of the answer, what is the member's own, and the values of the summary, in the order in which answers give theirs. */
  readonly texts: readonly string[];
}

const HALF = 10;
// Thai in the middle: an encoded or escaped marker is none any more, and its halves tell.
const MIDDLE = 'ฬ';
const letters = () => Array.from({ length: HALF }, () => String.fromCharCode(randomInt(97, 123))).join('');
const word = () => `${letters()}${MIDDLE}${letters()}`;
const YEAR_MS = 31_536_000_000;

/** New markers that no content can hold. `like` is a member with the shape of those who will get the page. */
export function makeMarkers(like: SessionSummary | undefined): Markers {
  const nonce = newNonce();
  const fragment = { data: word(), html: word() };
  const answeredAtMs = randomInt(4_000_000_000_000, 9_000_000_000_000);
  const member =
    like &&
    mapSummary(like, {
      text: word,
      instant: () => new Date(randomInt(YEAR_MS, 20 * YEAR_MS)).toISOString(),
      count: () => randomInt(1_000_000_000, 9_000_000_000),
      // Two decimals that are not 0, so that the number is written with both.
      baht: () => Number(`${randomInt(1_000_000, 9_000_000)}.${randomInt(1, 10)}${randomInt(1, 10)}`),
    });
  return {
    nonce,
    placeholders: { member, answeredAtMs, fragment },
    texts: [nonce, String(answeredAtMs), fragment.data, fragment.html, ...(member ? valuesOf(member) : [])],
  };
}

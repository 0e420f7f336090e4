import 'server-only';
import { AGENT_CODE } from '#contract/constants.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { read } from '#lib/loaders/read.ts';

/** Promotions that run. */
export function loadPromotions() {
  return readPublic('GET /api/promotion/list', { agent_code: AGENT_CODE });
}

/** What runs for the member, what ended, and what can be taken now. */
export function loadOwnPromotions() {
  return read('GET /api/promotion/mine', {});
}

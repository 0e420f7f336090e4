import { parseInput } from '#backend/core/http/read-input.ts';
import { payment } from '#contract/payment.ts';

/** An event as the webhook would take it; undefined for what it would refuse with 422. */
export function readEvent(reported: unknown) {
  try {
    return payment.webhook.request.parse(parseInput(payment.webhook, reported));
  } catch {
    return undefined;
  }
}

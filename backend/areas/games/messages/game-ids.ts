import { createHash } from 'node:crypto';

/** A UUID (version 8, RFC 9562) that follows from a text: the same text has the same one everywhere. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** The site's id of a provider's round, known before the round is there. */
export function roundIdOf(providerId: string, roundId: string): string {
  return uuidOf(`round ${providerId} ${roundId}`);
}

/** The site's id of a provider's movement; its transfer in the ledger has the same. */
export function movementIdOf(providerId: string, transactionId: string): string {
  return uuidOf(`movement ${providerId} ${transactionId}`);
}

const WIN = '#win';

/** Under which the win of a message with the whole round is kept; no provider can have such an id itself. */
export function winIdOf(betId: string): string {
  return `${betId}${WIN}`;
}

/** The id that the provider itself knows a movement by. */
export function betIdOf(transactionId: string): string {
  return transactionId.endsWith(WIN) ? transactionId.slice(0, -WIN.length) : transactionId;
}

/**
 * What a member names a session by, as SQL over `session`: made from what is kept of its token, and good for nothing else.
 */
export const SESSION_ID = `left(encode(sha256(convert_to('session ' || session.token_hash, 'UTF8')), 'hex'), 32)`;

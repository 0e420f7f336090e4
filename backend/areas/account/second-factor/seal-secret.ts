import { encryptedValue } from '#backend/encrypted-value.ts';

/** Members' secrets, each bound to its member, so that no row opens another's account. */
export const { encrypt: sealSecret, decrypt: openSecret } = encryptedValue('second factor');

/** Words of the notice of a sandbox; apart from those that a deposit loads. */
export const sandboxCopy = { more: 'อย่าโอนเงินจริง' } as const;

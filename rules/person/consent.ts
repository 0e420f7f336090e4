/** Texts that a member agrees to, in the order in which they are shown. Nobody plays or deposits without. */
export const consentKinds = ['terms', 'privacy'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/**
 * What providers tell the wallet: a stake, what a round won, a stake given back, a win put right, a prize of the provider, the
 * win of a free round. `refused` marks a stake that was given back before it came.
 */
export const movementKinds = ['bet', 'win', 'rollback', 'correct', 'promo', 'free_win', 'refused'] as const;
export type MovementKind = (typeof movementKinds)[number];

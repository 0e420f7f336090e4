/** What a game is; each has a lobby. */
export const gameCategories = ['casino', 'slot', 'fishing', 'sport'] as const;

/** Those that are no slot machines: they keep less of a stake than what gives back reckons with. */
export const otherGameCategories = ['casino', 'fishing', 'sport'] as const satisfies ReadonlyArray<
  (typeof gameCategories)[number]
>;

/** Lobbies as their addresses have them; games with free spins are of a category and in this lobby too. */
export const lobbyKeys = [...gameCategories, 'freespin'] as const;
export type LobbyKey = (typeof lobbyKeys)[number];

/** How far the wins of a game lie apart, from small and often to large and rare. */
export const volatilities = ['low', 'medium', 'high', 'very_high'] as const;
export type Volatility = (typeof volatilities)[number];

/** True for the name of a lobby. */
export function isLobbyKey(text: string): text is LobbyKey {
  return lobbyKeys.some((key) => key === text);
}

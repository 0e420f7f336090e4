/** Headers that sign what goes between the site and a game provider, in both directions. */
export const providerHeaders = {
  timestamp: 'x-provider-timestamp',
  signature: 'x-provider-signature',
} as const;

/** Says which provider speaks to the wallet. */
export const PROVIDER_HEADER = 'x-provider-id';

import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';
import { ownUrl } from '#backend/core/outbound/env.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import type { Services } from '#backend/services.ts';
import { HOUSE } from '#rules/games/house.ts';

const Provider = z.strictObject({
  /** Where the site asks it to open a game. */
  url: z.url({ protocol: /^https?$/ }),
  /** Newest first; any of them is good, so one can take the place of another. */
  secrets: z.array(z.string().min(16)).min(1),
  /** Origins of its games: no other address is shown in the frame. */
  frames: z.array(z.url({ protocol: /^https?$/ })).default([]),
});
/** Who signed is told by the secret alone: no two providers have one in common. */
function haveOwnSecrets(providers: Readonly<Record<string, ProviderLink>>): boolean {
  const all = Object.values(providers).flatMap(({ secrets }) => [...new Set(secrets)]);
  return new Set(all).size === all.length;
}

const Providers = z.record(z.string().regex(/^[a-z0-9-]{1,32}$/), Provider).refine(haveOwnSecrets);

/** How the site and one provider speak with each other. */
export type ProviderLink = z.infer<typeof Provider>;

const parsed = (text: string) => {
  try {
    return Providers.safeParse(JSON.parse(text));
  } catch {
    return Providers.safeParse(null);
  }
};

export const gameSettings = areaSettings(
  {
    GAME_PROVIDERS: z
      .string()
      .refine((text) => parsed(text).success, {
        error:
          'must be JSON, with secrets of its own for each: {"acme":{"url":"https://…","secrets":["…"],"frames":["https://…"]}}',
      })
      .optional(),
  },
  ({ GAME_PROVIDERS: given = '{}' }) => new Map(Object.entries(parsed(given).data ?? {})),
  ['GAME_PROVIDERS'],
);

/** How to speak with a provider; undefined for one that the settings do not name. */
export function linkTo(
  services: Pick<Services, 'settings' | 'accountKey'>,
  providerId: string,
): ProviderLink | undefined {
  if (providerId !== HOUSE) return gameSettings.of(services).get(providerId);
  return { url: ownUrl.of(services), secrets: [ownSecret(services, HOUSE)], frames: [] };
}

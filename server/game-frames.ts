import { z } from 'zod';

const Providers = z.record(z.string(), z.object({ frames: z.array(z.url()).default([]) }));

/** Origins of games of providers elsewhere, from the settings of the backend; none where those are not usable, which it says itself. */
export function readGameFrames(given: string | undefined = process.env.GAME_PROVIDERS): readonly string[] {
  try {
    const providers = Providers.parse(JSON.parse(given ?? '{}'));
    return [
      ...new Set(Object.values(providers).flatMap(({ frames }) => frames.map((url) => new URL(url).origin))),
    ];
  } catch {
    return [];
  }
}

import { z } from 'zod';
import type { ProviderLink } from '#backend/areas/games/env.ts';
import { callServer } from '#backend/core/outbound/call-server.ts';
import { parseAnswer } from '#backend/core/outbound/parse-answer.ts';
import { Refusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

const LONGEST_MS = 5_000;
const Answer = z.object({ error: z.literal(0), data: z.unknown() });

export type Asker = Pick<Services, 'clock' | 'settings' | 'accountKey' | 'log'>;

export function away(): Refusal {
  return new Refusal('PROVIDER_AWAY', 'ค่ายเกมไม่ตอบในขณะนี้ กรุณาลองใหม่อีกครั้ง');
}

interface Question {
  readonly provider: ProviderLink;
  readonly providerId: string;
  readonly path: string;
  readonly body: unknown;
}

/** One signed request to a provider, and what it answers. Refuses 4508 when nothing comes, or something else than was asked for. */
export async function askProvider<Data>(
  services: Asker,
  { provider: { url, secrets }, providerId, path, body }: Question,
  data: z.ZodType<Data>,
): Promise<Data> {
  const base = providerId === HOUSE ? new URL('/api/house/', url) : new URL(url);
  try {
    const { status, rawBody } = await callServer(services, {
      url: new URL(path, base),
      method: 'POST',
      headers: { 'content-type': 'application/json', [PROVIDER_HEADER]: 'site' },
      body: JSON.stringify(body),
      sign: { names: providerHeaders, secret: secrets[0] ?? '' },
      longestMs: LONGEST_MS,
      onlyAsks: true,
    });
    if (status < 200 || status > 299) throw new Error(`A game provider answered ${status}`);
    return data.parse(Answer.parse(parseAnswer(rawBody)).data);
  } catch (error) {
    services.log.warn({ provider: providerId, path, err: error }, 'a game provider did not answer');
    throw away();
  }
}

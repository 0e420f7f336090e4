import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { house } from '#contract/house.ts';
import { toBaht } from '#rules/money/baht.ts';
import type { ModelWallet } from '#scripts/conformance/provider/model-wallet.ts';
import { type Answer, readAnswer, type Sender, type Signing } from '#scripts/conformance/sender.ts';

const LONGEST_MS = 120_000;

export interface ProviderSettings {
  /** The provider's calls are below this address; it ends with a slash. */
  readonly base: URL;
  /** As messages of the provider say it in `x-provider-id`. */
  readonly providerId: string;
  readonly secret: string;
  readonly gameId: string;
  /** What a round costs, and another stake of the game, in satang. */
  readonly stakeSatang: bigint;
  readonly otherSatang: bigint;
  /** Origins of its links. */
  readonly frames: readonly string[];
  /** How long a round whose bet stays unknown may wait for its rollback. */
  readonly patienceMs: number;
}

/** A game that the program opened for a player of its wallet. */
export interface Table {
  /** Of the player page. */
  readonly frame: string;
  readonly token: string;
  readonly playerId: string;
}

export type Round = z.infer<typeof house.spin.data>['round'];

/** Where checks of a provider are tried. */
export interface ProviderBench extends ProviderSettings {
  readonly wallet: ModelWallet;
  readonly now: () => Date;
  /** A question of the site. */
  readonly tell: (message: string, body: unknown, signing?: Signing) => Promise<Answer>;
  /** A question of a player page, which nobody signs. */
  readonly page: (message: string, body: unknown) => Promise<Answer>;
  /** Opens the game for a player, a new one unless it is said. */
  readonly launch: (playerId?: string) => Promise<Table>;
  /** One press of the button. */
  readonly spin: (
    table: Table,
    press?: { readonly key?: string; readonly satang?: bigint },
  ) => Promise<Answer>;
}

/** What a link says under a name behind its `#`. Throws where it says nothing. */
export function inLink(link: unknown, name: 'token' | 'replay'): string {
  const value = typeof link === 'string' ? new URLSearchParams(link.split('#')[1]).get(name) : null;
  if (value === null) throw new Error(`a link without ${name} behind its #: ${JSON.stringify(link)}`);
  return value;
}

/** The body of a launch. */
export function launchBody(gameId: string, token: string | null, playerId: string | null) {
  return { game_id: gameId, token, player_id: playerId, is_mobile: true, language: 'th' };
}

/** A bench over a provider and the wallet that it speaks to. */
export function openBench(settings: ProviderSettings, wallet: ModelWallet, sender: Sender): ProviderBench {
  const { base, gameId, stakeSatang } = settings;
  const page: ProviderBench['page'] = async (message, body) =>
    readAnswer(
      await fetch(new URL(message, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(LONGEST_MS),
      }),
    );
  return {
    ...settings,
    ...{ wallet, page, now: sender.now, tell: sender.send },
    launch: async (playerId = randomUUID()) => {
      const token = randomBytes(32).toString('base64url');
      wallet.open(token, playerId, gameId);
      const { data, status, error } = await sender.send('launch', launchBody(gameId, token, playerId));
      if (error !== 0) throw new Error(`HTTP ${status}, error ${error} to a launch`);
      return { frame: inLink(data.link, 'token'), token, playerId };
    },
    spin: ({ frame }, { key = randomUUID(), satang = stakeSatang } = {}) =>
      page('spin', { token: frame, stake: toBaht(satang), key }),
  };
}

/** The data of an answer that was carried out. Throws with what is wrong with it otherwise. */
export function dataOf<Data>({ status, error, data }: Answer, schema: z.ZodType<Data>, what: string): Data {
  const parsed = schema.safeParse(data);
  if (error === 0 && parsed.success) return parsed.data;
  const [issue] = error === 0 ? (parsed.error?.issues ?? []) : [];
  const why = issue && `, ${issue.path.join('.')}: ${issue.message}`;
  throw new Error(`no ${what} (HTTP ${status}, error ${error ?? 'missing'}${why ?? ''})`);
}

/** The round of an answer to a press. Throws where there is none. */
export function roundOf(answer: Answer): Round {
  return dataOf(answer, house.spin.data, 'round').round;
}

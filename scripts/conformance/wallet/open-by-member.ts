import { z } from 'zod';
import { isSignedBody } from '#backend/core/outbound/signed-body.ts';
import { providerHeaders } from '#rules/games/provider-headers.ts';
import { type Served, serve } from '#scripts/conformance/serve.ts';
import type { OpenedGame } from '#scripts/conformance/wallet/bench.ts';

/** A member of the site who plays, and the provider whose part the program has. */
export interface PlayingMember {
  readonly site: URL;
  readonly username: string;
  readonly password: string;
  readonly providerId: string;
  readonly gameId: string;
  readonly secret: string;
  /** Where the site asks the provider to open a game: a port of this machine. */
  readonly port: number;
  /** What the site is answered as the link of the game; an address of this program unless it is said. */
  readonly frame: string | undefined;
  readonly now: () => Date;
}

const Login = z.object({ error: z.literal(0), access_token: z.string() });
const Wallets = z.object({ error: z.literal(0), data: z.array(z.object({ id: z.string() })) });
const Link = z.object({ error: z.literal(0), data: z.object({ game_session_id: z.string() }) });
const Launch = z.object({ game_id: z.string(), token: z.string(), player_id: z.string() });

export interface MemberOpener extends AsyncDisposable {
  readonly openGame: () => Promise<OpenedGame>;
}

/** Logs a member in and opens games for them as the launcher does; the site then asks this program for a link, with a token. */
export async function openByMember(member: PlayingMember): Promise<MemberOpener> {
  const { site, gameId, providerId } = member;
  const tokens: string[] = [];
  const served: Served = await serve(member.port, async ({ path, header, text }) => {
    const [timestamp, signature] = [header(providerHeaders.timestamp), header(providerHeaders.signature)];
    const isSite = isSignedBody({ timestamp, signature, rawBody: text }, [member.secret], member.now());
    if (!path.endsWith('/launch') || !isSite)
      return { status: 403, body: { error: 403, message: 'not the site' } };
    tokens.push(Launch.parse(JSON.parse(text)).token);
    return { status: 200, body: { error: 0, data: { link: member.frame ?? `${served.url}/game` } } };
  });
  let bearer = '';
  const ask = async <Data>(path: string, body: unknown, schema: z.ZodType<Data>): Promise<Data> => {
    const headers = {
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const response = await fetch(new URL(path, site), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    const answer = schema.safeParse(await new Response(text).json().catch(() => undefined));
    if (!answer.success) throw new Error(`${path} answers HTTP ${response.status}: ${text.slice(0, 200)}`);
    return answer.data;
  };
  const { username, password } = member;
  bearer = (await ask('/api/login', { username, password }, Login)).access_token;
  const chosen = { game_id: gameId, provider_id: providerId };
  const openGame = async () => {
    const wallets = await ask('/api/game/wallets', { ...chosen, sub_provider_id: providerId }, Wallets);
    const asked = { ...chosen, wallet_id: wallets.data[0]?.id ?? '', is_mobile: true, source: 'check' };
    const { data } = await ask('/api/game/link', asked, Link);
    const token = tokens.pop();
    if (!token) throw new Error('The site opened a game without asking its provider');
    const close = async () => {
      await ask('/api/member/game/close', { game_session_id: data.game_session_id }, Link);
    };
    return { token, close };
  };
  return { openGame, [Symbol.asyncDispose]: () => served[Symbol.asyncDispose]() };
}

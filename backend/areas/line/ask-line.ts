import { lineSettings, wayOf } from '#backend/areas/line/env.ts';
import type { LineServer } from '#backend/areas/line/rules/id-token.ts';
import { askSimulatedLine, SIMULATED_CHANNEL } from '#backend/areas/line/simulated-line.ts';
import { callServer } from '#backend/core/outbound/call-server.ts';
import { parseAnswer } from '#backend/core/outbound/parse-answer.ts';
import type { Ctx } from '#backend/ctx.ts';
import { notFound, Refusal } from '#backend/refusal.ts';
import { lineRefusals } from '#contract/line-refusal.ts';

const LONGEST_MS = 5_000;
const MOST_BYTES = 16_384;

type Asker = Pick<Ctx, 'clock' | 'settings' | 'sandbox' | 'log'>;

function lineAway(log: Asker['log'], why: string | number): Refusal {
  log.warn({ why }, 'LINE did not say whether a token holds');
  return new Refusal('LINE_AWAY', lineRefusals.LINE_AWAY);
}

/** Asks LINE once: a login is sent again by its member, never blindly. Throws 4984 where LINE does not answer. */
async function askLine(ctx: Asker, channelId: string, idToken: string): Promise<unknown> {
  const url = new URL('/oauth2/v2.1/verify', lineSettings.of(ctx).apiUrl);
  const answer = await callServer(ctx, {
    url,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id_token: idToken, client_id: channelId }).toString(),
    longestMs: LONGEST_MS,
    mostBytes: MOST_BYTES,
  }).catch((error: unknown) => {
    throw lineAway(ctx.log, error instanceof Error ? error.name : 'unknown');
  });
  // What is wrong with a token is said with 400 alone; anything else is a fault of theirs or of the settings.
  if (answer.status === 400) return undefined;
  if (answer.status !== 200) throw lineAway(ctx.log, answer.status);
  try {
    return parseAnswer(answer.rawBody);
  } catch {
    throw lineAway(ctx.log, 'unreadable');
  }
}

/** The LINE of this site and the channel that its tokens are for; 404 where there is none. */
export function openLine(ctx: Asker): { readonly ask: LineServer; readonly channelId: string } {
  const { line } = lineSettings.of(ctx);
  if (line) return { channelId: line.channelId, ask: (idToken) => askLine(ctx, line.channelId, idToken) };
  if (wayOf(ctx) !== 'simulated') throw notFound();
  return { channelId: SIMULATED_CHANNEL, ask: askSimulatedLine };
}

import { isSignedBody } from '#backend/core/outbound/signed-body.ts';
import { findCall } from '#contract/calls.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';
import { parseBaht } from '#rules/money/baht.ts';
import type { Check } from '#scripts/conformance/check.ts';
import type { ProviderBench } from '#scripts/conformance/provider/bench.ts';
import { playedOn } from '#scripts/conformance/provider/played.ts';

const AMOUNTS = ['amount', 'win_amount'] as const;

/** What all messages that came must look like. */
export const messageChecks: readonly Check<ProviderBench>[] = [
  {
    name: 'every message to the wallet is signed by the provider',
    run: async (bench, demand) => {
      await playedOn(bench);
      for (const { message, header, text, at } of bench.wallet.received) {
        const [timestamp, signature] = [header(providerHeaders.timestamp), header(providerHeaders.signature)];
        demand.same(`who sent ${message}`, bench.providerId, header(PROVIDER_HEADER));
        if (!isSignedBody({ timestamp, signature, rawBody: text }, [bench.secret], at))
          demand.fail(`${message}: expected a signature over time and body, came ${signature ?? 'none'}`);
      }
    },
  },
  {
    name: 'every message has the fields of the document and no others',
    run: async (bench, demand) => {
      await playedOn(bench);
      for (const { message, body } of bench.wallet.received) {
        const parsed = findCall('POST', `/api/provider/${message}`)?.request.safeParse(body);
        if (!parsed) demand.fail(`expected a message of the document, came ${message}`);
        for (const { path, message: why } of parsed?.error?.issues ?? [])
          demand.fail(`${message}: expected another ${path.join('.') || 'shape'}, came ${why}`);
      }
    },
  },
  {
    name: 'every amount has at most two decimals',
    run: async (bench, demand) => {
      await playedOn(bench);
      for (const { message, body } of bench.wallet.received)
        for (const name of AMOUNTS) {
          const amount = body[name];
          const isGood = amount === undefined || (typeof amount === 'number' && parseBaht(amount) !== null);
          if (!isGood)
            demand.fail(`${message}: expected ${name} with two decimals, came ${JSON.stringify(amount)}`);
        }
    },
  },
  {
    name: 'no id stands for two messages',
    run: async (bench, demand) => {
      await playedOn(bench);
      const texts = new Map<string, string>();
      for (const { message, body, text } of bench.wallet.received) {
        if (typeof body.transaction_id !== 'string' || message === 'status') continue;
        const known = texts.get(body.transaction_id) ?? text;
        demand.same(`what ${body.transaction_id} stands for`, known, text);
        texts.set(body.transaction_id, known);
      }
    },
  },
  {
    name: 'every message is about the player and the game that were opened',
    run: async (bench, demand) => {
      const { table } = await playedOn(bench);
      const own = bench.wallet.received.filter(({ body }) => body.token === table.token);
      for (const { message, body } of own) {
        if (message === 'balance' || message === 'session') continue;
        demand.same(`${message}`, [table.playerId, bench.gameId], [body.player_id, body.game_id]);
      }
    },
  },
];

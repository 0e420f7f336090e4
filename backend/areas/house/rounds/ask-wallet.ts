import { z } from 'zod';
import { callServer } from '#backend/core/outbound/call-server.ts';
import { ownUrl } from '#backend/core/outbound/env.ts';
import { ownSecret } from '#backend/core/outbound/own-secret.ts';
import { parseAnswer } from '#backend/core/outbound/parse-answer.ts';
import { Refusal } from '#backend/refusal.ts';
import type { Services } from '#backend/services.ts';
import { type ErrorName, errorCodes } from '#contract/error-codes.ts';
import { FreeRounds } from '#contract/games/wallet-messages.ts';
import { HOUSE } from '#rules/games/house.ts';
import { PROVIDER_HEADER, providerHeaders } from '#rules/games/provider-headers.ts';

const LONGEST_MS = 5_000;

const Answer = z.object({
  error: z.int(),
  message: z.string().optional(),
  data: z
    .object({
      balance: z.number().optional(),
      status: z.string().optional(),
      free_rounds: z.array(FreeRounds).optional(),
    })
    .catchall(z.unknown())
    .optional(),
});

/** `unknown`: whether the wallet did it cannot be told from here. */
export type WalletAnswer =
  | {
      readonly outcome: 'done';
      readonly balance: number;
      readonly status: string | undefined;
      readonly freeRounds: ReadonlyArray<z.infer<typeof FreeRounds>>;
    }
  | {
      readonly outcome: 'refused';
      readonly refusal: Refusal;
      readonly message: string;
      /** An earlier try of the message had no answer, and may still be carried out. */
      readonly wasTried: boolean;
    }
  | { readonly outcome: 'unknown' };

type Asker = Pick<Services, 'clock' | 'settings' | 'accountKey' | 'log'>;

const nameOfCode = (code: number): ErrorName | undefined =>
  Object.entries(errorCodes).flatMap(([name, own]) => (own === code && isErrorName(name) ? [name] : []))[0];

function isErrorName(name: string): name is ErrorName {
  return name in errorCodes;
}

/** Sends the wallet of the site a signed message, again where no answer came: it does each transaction once. */
export async function askWallet(
  services: Asker,
  message: string,
  body: Readonly<Record<string, unknown>>,
): Promise<WalletAnswer> {
  try {
    const { status, rawBody, wasTried } = await callServer(services, {
      url: new URL(`/api/provider/${message}`, ownUrl.of(services)),
      method: 'POST',
      headers: { 'content-type': 'application/json', [PROVIDER_HEADER]: HOUSE },
      body: JSON.stringify(body),
      idempotencyKey: String(body.transaction_id ?? body.round_id),
      sign: { names: providerHeaders, secret: ownSecret(services, HOUSE) },
      longestMs: LONGEST_MS,
    });
    // A refusal answers 200: with any other status an earlier try may have been carried out.
    if (status !== 200) return { outcome: 'unknown' };
    return readAnswer(Answer.parse(parseAnswer(rawBody)), wasTried);
  } catch (error) {
    services.log.warn({ message, err: error }, 'the wallet did not answer the house');
    return { outcome: 'unknown' };
  }
}

function readAnswer({ error, message = '', data }: z.infer<typeof Answer>, wasTried: boolean): WalletAnswer {
  if (error === 0) {
    const { balance = 0, status, free_rounds: freeRounds = [] } = data ?? {};
    return { outcome: 'done', balance, status, freeRounds };
  }
  const reason = nameOfCode(error) ?? 'GAME_CLOSED';
  return { outcome: 'refused', refusal: new Refusal(reason, message, data), message, wasTried };
}

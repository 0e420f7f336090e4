import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';
import { madeOnce, newSecret } from '#backend/secrets.ts';
import { isThisMachine } from '#contract/this-machine.ts';

const StoredSecrets = z.object({ webhook: z.array(z.string().min(16)).min(1) });

interface PaymentSettings {
  /**
   * Secrets that sign what goes between provider and backend, newest first; any of them is good. Those of the environment,
   * else one that is made once and stored in `secrets.json` of the data folder, which only its owner reads.
   */
  readonly webhookSecrets: readonly string[];
  /** Where the provider tells all its events of a time; undefined where it has no such address. */
  readonly providerUrl: string | undefined;
}

const secretsOf = (text: string) => text.split(',').map((secret) => secret.trim());

/** True for an address that nobody on the way reads; one that is none is told as such. */
const isPrivate = (text: string) => {
  const url = URL.parse(text);
  return url?.protocol !== 'http:' || isThisMachine(url.hostname);
};

export const paymentSettings = areaSettings(
  {
    PAYMENT_WEBHOOK_SECRETS: z
      .string()
      .refine((text) => secretsOf(text).every(({ length }) => length >= 16), {
        error: 'needs at least 16 characters in each',
      })
      .optional(),
    PAYMENT_PROVIDER_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .refine(isPrivate, { error: 'must be https, or on this machine' })
      .optional(),
  },
  ({ PAYMENT_WEBHOOK_SECRETS: given, PAYMENT_PROVIDER_URL: providerUrl }, dataDir): PaymentSettings => {
    if (given !== undefined) return { webhookSecrets: secretsOf(given), providerUrl };
    const made = () => `${JSON.stringify({ webhook: [newSecret()] }, null, 2)}\n`;
    const stored = StoredSecrets.parse(JSON.parse(madeOnce(dataDir, 'secrets.json', made)));
    return { webhookSecrets: stored.webhook, providerUrl };
  },
  ['PAYMENT_PROVIDER_URL'],
);

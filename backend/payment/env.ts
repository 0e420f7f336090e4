import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';
import { madeOnce, newSecret } from '#backend/secrets.ts';

const Kept = z.object({ webhook: z.array(z.string().min(16)).min(1) });

/**
 * Secrets that sign the payment provider's events, newest first; any of them is good. Those of the environment, else one
 * that is made once and kept in `secrets.json` of the data folder, which only its owner reads.
 */
export const webhookSecrets = areaSettings(
  {
    PAYMENT_WEBHOOK_SECRETS: z.string().min(16, { error: 'needs at least 16 characters' }).optional(),
  },
  ({ PAYMENT_WEBHOOK_SECRETS: given }, dataDir): readonly string[] => {
    if (given !== undefined) return given.split(',').map((secret) => secret.trim());
    const made = () => `${JSON.stringify({ webhook: [newSecret()] }, null, 2)}\n`;
    return Kept.parse(JSON.parse(madeOnce(dataDir, 'secrets.json', made))).webhook;
  },
);

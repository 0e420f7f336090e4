import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';
import { isThisMachine } from '#contract/this-machine.ts';

/** Where LINE is asked about a token, unless the settings say another place. */
export const LINE_API = 'https://api.line.me';

interface LineSettings {
  readonly apiUrl: string;
  /** Undefined while LINE is not set up here: both are needed. */
  readonly line: { readonly liffId: string; readonly channelId: string } | undefined;
}

/** True for an address that nobody on the way reads. */
const isPrivate = (text: string) => {
  const url = URL.parse(text);
  return url?.protocol !== 'http:' || isThisMachine(url.hostname);
};

export const lineSettings = areaSettings(
  {
    LINE_LIFF_ID: z
      .string()
      .regex(/^\d{10}-[A-Za-z0-9]{8}$/, { error: 'must be the id of a LIFF app, as 1234567890-AbcdEfgh' })
      .optional(),
    LINE_CHANNEL_ID: z
      .string()
      .regex(/^\d{10}$/, { error: 'must be the id of a LINE Login channel, ten digits' })
      .optional(),
    LINE_API_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
      .refine(isPrivate, { error: 'must be https, or on this machine' })
      .optional(),
  },
  ({ LINE_LIFF_ID: liffId, LINE_CHANNEL_ID: channelId, LINE_API_URL: apiUrl = LINE_API }): LineSettings => ({
    apiUrl,
    line: liffId && channelId ? { liffId, channelId } : undefined,
  }),
  ['LINE_API_URL'],
  { LINE_API_URL: LINE_API },
  ({ LINE_LIFF_ID: liffId = '', LINE_CHANNEL_ID: channelId = '' }) =>
    liffId.split('-')[0] === channelId
      ? []
      : ['LINE_LIFF_ID, LINE_CHANNEL_ID: both or neither, and the app begins with the id of its channel'],
);

export type LineWay = 'line' | 'simulated' | 'none';

/** How members log in by LINE here. A sandbox that has no LINE plays one. */
export function wayOf(ctx: Parameters<typeof lineSettings.of>[0] & { readonly sandbox: boolean }): LineWay {
  if (lineSettings.of(ctx).line) return 'line';
  return ctx.sandbox ? 'simulated' : 'none';
}

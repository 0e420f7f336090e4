import { z } from 'zod';
import { areaSettings } from '#backend/area-settings.ts';

const DEFAULT_OWN_URL = 'http://127.0.0.1:3000';

/** Address at which this process is reached from this machine, where areas speak with each other over HTTP; the programs set it. */
export const ownUrl = areaSettings(
  {
    OWN_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  },
  ({ OWN_URL: url = DEFAULT_OWN_URL }) => url,
  ['OWN_URL'],
);

import { expect, test } from 'vitest';
import { areas } from '#backend/areas.ts';
import { readBackendEnv } from '#backend/env.ts';
import { LINE_API, lineSettings } from './env.ts';

const app = { LINE_LIFF_ID: '1234567890-AbcdEfgh', LINE_CHANNEL_ID: '1234567890' };
const read = (given: Readonly<Record<string, string | undefined>>) =>
  readBackendEnv(areas, { SANDBOX: 'yes', ...given });

test('both or neither, and of one channel', () => {
  expect(lineSettings.of(read(app))).toEqual({
    apiUrl: LINE_API,
    line: { liffId: app.LINE_LIFF_ID, channelId: app.LINE_CHANNEL_ID },
  });
  expect(lineSettings.of(read({})).line).toBeUndefined();
  for (const given of [
    { LINE_LIFF_ID: app.LINE_LIFF_ID },
    { LINE_CHANNEL_ID: app.LINE_CHANNEL_ID },
    { ...app, LINE_CHANNEL_ID: '1234567891' },
    { ...app, LINE_API_URL: 'http://api.line.me' },
    { ...app, LINE_API_URL: 'file:///etc/passwd' },
  ])
    expect(() => read(given)).toThrow(/LINE_/);
});

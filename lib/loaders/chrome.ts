import 'server-only';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { AGENT_CODE } from '#contract/constants.ts';
import { firstRead } from '#lib/loaders/first-read.ts';
import { readPublic } from '#lib/loaders/public-content.ts';
import { backendNowMs } from '#lib/loaders/server-clock.ts';
import { loadViewer } from '#lib/loaders/viewer.ts';
import { answerAt, answerUnavailable } from '#lib/render-context.ts';
import { schemeCookies } from '#lib/scheme-cookie.ts';

/**
 * What the layout of every page needs: who visits, the agent, the page's scheme, the time of its render and the time of
 * its answer, which are two when the page is kept. Read once per request.
 */
export const loadChrome = cache(async () => {
  const [first, jar] = await Promise.all([
    firstRead(async () => {
      const [viewer, agent] = await Promise.all([
        loadViewer(),
        readPublic('POST /api/agent/config', { agent_code: AGENT_CODE }),
      ]);
      return { viewer, agent };
    }),
    cookies(),
  ]);
  const kept = schemeCookies.map((name) => jar.get(name)?.value).find((one) => one !== undefined);
  const scheme = kept === 'light' ? ('light' as const) : ('dark' as const);
  if (first.failure) answerUnavailable();
  const nowMs = await backendNowMs();
  return { first, facts: { scheme, nowMs }, answeredAtMs: answerAt(nowMs) };
});

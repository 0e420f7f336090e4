import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { serverNowMs, setServerNow } from '#lib/api/caller.ts';
import { Providers } from './providers.tsx';

vi.mock('next/navigation', () => ({
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ replace: vi.fn(), refresh: vi.fn() }),
}));

afterEach(() => setServerNow(Date.now()));

test('the clock of the site is right where the page came alive long after it began to arrive', () => {
  const arrived = { responseStart: performance.now() - 7_000 };
  vi.stubGlobal(
    'performance',
    Object.assign(Object.create(performance), {
      now: () => arrived.responseStart + 7_000,
      getEntriesByType: () => [arrived],
    }),
  );
  const answeredAtMs = Date.now() - 3_600_000;
  const facts = { scheme: 'dark', nowMs: answeredAtMs } as const;
  render(
    <Providers facts={facts} answeredAtMs={answeredAtMs} user={undefined} gtmId={null}>
      {null}
    </Providers>,
  );
  expect(Math.abs(serverNowMs() - answeredAtMs - 7_000)).toBeLessThan(2_000);
});

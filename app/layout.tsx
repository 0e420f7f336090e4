import '#styles/global.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InitialError } from '#components/layout/errors/initial-error.tsx';
import { Providers } from '#components/layout/layouts/providers.tsx';
import { loadChrome } from '#lib/loaders/chrome.ts';
import { pagePath } from '#lib/loaders/page-path.ts';
import { opensLine } from '#lib/security-headers.ts';
import { knownUser } from '#stores/user.ts';
import { faces } from '#styles/fonts.ts';

export const metadata: Metadata = {
  title: { default: 'PWIN หวยออนไลน์', template: '%s | PWIN' },
  description: 'แทงหวยรัฐบาล ดูผลรางวัล ฝากเงินด้วยพร้อมเพย์ เว็บสำหรับสมาชิก PWIN',
  applicationName: 'PWIN',
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: '#120b2e',
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { first, facts, answeredAtMs } = await loadChrome();
  // LINE's answer stands in the address of its page, where no tag manager is to read it.
  const isLine = opensLine(await pagePath());
  const viewer = first.data?.viewer;
  const user = viewer?.state === 'member' ? knownUser(viewer.user) : undefined;
  return (
    <html lang="th" className={faces} data-scheme={facts.scheme} suppressHydrationWarning>
      <body>
        {first.failure ? (
          <InitialError failure={first.failure} />
        ) : (
          <Providers
            facts={facts}
            answeredAtMs={answeredAtMs}
            user={user}
            gtmId={isLine ? null : first.data.agent.gtm_id}
          >
            {/* biome-ignore lint/complexity/noUselessFragments: what Next hands down is elements, though its type says text too */}
            <>{children}</>
          </Providers>
        )}
      </body>
    </html>
  );
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { NextConfig } from 'next';

const distDir = process.env.NEXT_DIST_DIR || '.next';

/** Pages for whoever builds the site: served while it is edited on mocks, and in no build. */
const hasMockPages = process.env.NODE_ENV === 'development' && process.env.API_BACKEND === 'mock';

const config: NextConfig = {
  distDir,
  ...(hasMockPages && { pageExtensions: ['tsx', 'ts', 'mock.tsx'] }),
  agentRules: false,
  poweredByHeader: false,
  // The server in front of Next does it, after it has looked at the page.
  compress: false,
  experimental: {
    // Writing a cache takes a third of a build. The first one is waited for; whoever builds again gets it.
    turbopackFileSystemCacheForBuild: existsSync(path.resolve(distDir, 'BUILD_ID')),
    // A page that was asked for while the network is away waits for it; else the router leaves for the browser's error page.
    useOffline: true,
    // Each page carries the styles that it uses and few others, for they come inside its HTML (server/first-view.ts).
    cssChunking: { type: 'graph', requestCost: 800 },
  },
  // Pictures are made in the sizes that are shown; a resizer for strangers would only cost. Next answers 404 there.
  images: { unoptimized: true },
  productionBrowserSourceMaps: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino', 'prom-client'],
  // The verify command checks types once, for the whole project.
  typescript: { ignoreBuildErrors: true },
};

export default config;

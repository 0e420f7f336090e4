import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  turbopack: { root: path.resolve(process.cwd(), '../../..') },
  typescript: { ignoreBuildErrors: true },
};

export default config;

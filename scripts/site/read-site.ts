import nextEnv from '@next/env';
import { giveUp, root } from '#scripts/ensure.mjs';

/** How the web is built and served in this process. */
export interface Site {
  /** True when the answers of the API are made up by the mocks (QA). */
  readonly mock: boolean;
  readonly distDir: string;
  readonly port: number;
  readonly mode: 'production' | 'development';
  /** Environment for `next build` and `next dev`. */
  readonly env: NodeJS.ProcessEnv;
}

const DEFAULT_PORT = 3000;

/** Reads `.env` files, the environment and the `--mock` argument; a port that is no port ends the process with a message. */
export function readSite(mode: Site['mode']): Site {
  nextEnv.loadEnvConfig(root, mode === 'development', { info: () => {}, error: console.error });
  const mock = process.argv.includes('--mock') || process.env.API_BACKEND === 'mock';
  const distDir = process.env.NEXT_DIST_DIR || (mock ? '.next-qa' : '.next');
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    giveUp(
      `PORT=${process.env.PORT} ใช้ไม่ได้ ต้องเป็นเลข 1 ถึง 65535`,
      'PORT must be a whole number from 1 to 65535.',
    );
  }
  if (mock) process.env.API_BACKEND = 'mock';
  process.env.NEXT_DIST_DIR = distDir;
  return { mock, distDir, port, mode, env: { ...process.env, NODE_ENV: mode } };
}

import { isIP } from 'node:net';
import nextEnv from '@next/env';
import { urlOf } from '#backend/core/http/listen.ts';
import { giveUp, root } from '#scripts/ensure.mjs';

/** How the web is built and served in this process. */
export interface Site {
  /** True when the answers of the API are made up by the mocks (QA). */
  readonly mock: boolean;
  readonly distDir: string;
  readonly port: number;
  /** Address to listen on; undefined for all of them. */
  readonly host: string | undefined;
  /** Memory for rendered pages, in MB; 0 keeps none. */
  readonly pageCacheMb: number;
  /** Environment for building and serving. */
  readonly env: NodeJS.ProcessEnv;
}

const DEFAULT_PORT = 3000;
const DEFAULT_PAGE_CACHE_MB = 16;
const MOST_PAGE_CACHE_MB = 4_096;

/** Where this machine reaches the site: its own programs speak with it there, unless the environment names another address. */
function ownUrl(host: string | undefined, port: number): string {
  return process.env.OWN_URL || urlOf(host, port);
}

/** Reads `.env` files and the environment; a port or address that is none ends the process with a message. */
export function readSite(mode: 'production' | 'development'): Site {
  nextEnv.loadEnvConfig(root, mode === 'development', { info: () => {}, error: console.error });
  const mock = process.argv.includes('--mock') || process.env.API_BACKEND === 'mock';
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const port = Number(process.env.PORT || DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    giveUp(
      `PORT=${process.env.PORT} ใช้ไม่ได้ ต้องเป็นเลข 1 ถึง 65535`,
      'PORT must be a whole number from 1 to 65535.',
    );
  }
  const host = process.env.HOST || undefined;
  if (host !== undefined && host !== 'localhost' && isIP(host) === 0) {
    giveUp(
      `HOST=${host} ใช้ไม่ได้ ต้องเป็นที่อยู่ IP ของเครื่องนี้หรือ localhost`,
      'HOST must be an IP address of this machine or localhost; without it the site listens on all addresses.',
    );
  }
  const pageCacheMb = Number(process.env.PAGE_CACHE_MB || DEFAULT_PAGE_CACHE_MB);
  if (!Number.isInteger(pageCacheMb) || pageCacheMb < 0 || pageCacheMb > MOST_PAGE_CACHE_MB) {
    giveUp(
      `PAGE_CACHE_MB=${process.env.PAGE_CACHE_MB} ใช้ไม่ได้ ต้องเป็นเลข 0 ถึง ${MOST_PAGE_CACHE_MB}`,
      `PAGE_CACHE_MB must be a whole number from 0 to ${MOST_PAGE_CACHE_MB}.`,
    );
  }
  const env = {
    ...process.env,
    NODE_ENV: mode,
    NEXT_DIST_DIR: distDir,
    PORT: String(port),
    OWN_URL: ownUrl(host, port),
  };
  return { mock, distDir, port, host, pageCacheMb, env: mock ? { ...env, API_BACKEND: 'mock' } : env };
}

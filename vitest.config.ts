import path from 'node:path';
import { defineConfig } from 'vitest/config';

const INTEG = '**/*.integ.test.ts';
const POSTGRES = '**/*.postgres.test.ts';
const NOT_OURS = ['**/node_modules/**', '.next*/**', 'e2e/**'];

// Far from Bangkok and half an hour off, so that code without an explicit zone fails.
process.env.TZ = 'America/St_Johns';

export default defineConfig({
  resolve: { alias: { 'server-only': path.resolve('tests/server-only.ts') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    env: { TZ: 'America/St_Johns' },
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, INTEG, POSTGRES],
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['**/*.test.tsx'],
          exclude: NOT_OURS,
          environment: 'jsdom',
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'integ',
          isolate: false,
          include: [INTEG],
          exclude: NOT_OURS,
          environment: 'node',
          globalSetup: ['tests/pglite-template.ts', 'tests/bundle-programs.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: [POSTGRES],
          exclude: NOT_OURS,
          environment: 'node',
          globalSetup: ['tests/start-postgres.ts', 'tests/bundle-programs.ts'],
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

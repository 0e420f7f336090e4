import { defineConfig } from 'vitest/config';

/** In the copy only the area's own tests run: programs that others need are not bundled, and the backend is loaded as it is. */
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TZ: 'America/St_Johns' },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['components/toy/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/setup-dom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          isolate: false,
          include: ['backend/areas/toy/*.test.ts', 'stores/{toy,areas}.test.ts'],
          environment: 'node',
          globalSetup: ['tests/pglite-template.ts'],
          experimental: { viteModuleRunner: false },
        },
      },
    ],
  },
});

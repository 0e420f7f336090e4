import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { CountReporter } from './scripts/verify/run/count-reporter.ts';

const INTEG = '**/*.integ.test.ts';
const POSTGRES = '**/*.postgres.test.ts';
const NOT_OURS = ['**/node_modules/**', '.next*/**', 'e2e/**'];

/**
 * Files of a project share the modules of their worker: the backend and the database's engine are loaded once, not once
 * a file. A file that mocks a module loads its own first and leaves none behind (`vi.resetModules`); so does each file in
 * a window, which shares the window and the packages alone (tests/setup-dom.ts).
 */
const ISOLATED = false;
/** What waits for processes; begun last, everybody would wait for it at the end. */
const SLOW = /tests\/(?:faults|toy-area)\/|backend\/boot|-process/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.test(moduleId);
    return (await super.sort(files)).toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)));
  }
}

/** Tests that speak with a whole backend log in by the thousand; what a hash costs has unit tests of its own. */
const cheapPasswords = {
  alias: {
    'server-only': path.resolve('tests/server-only.ts'),
    '#backend/areas/account/password/password-cost.ts': path.resolve('tests/cheap-password-cost.ts'),
  },
};

// Far from Bangkok and half an hour off, so that code without an explicit zone fails.
process.env.TZ = 'America/St_Johns';

const { COUNT_FILE } = process.env;

export default defineConfig({
  resolve: { alias: { 'server-only': path.resolve('tests/server-only.ts') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    sequence: { sequencer: SlowFirst },
    reporters: COUNT_FILE ? ['default', new CountReporter(COUNT_FILE)] : ['default'],
    env: { TZ: 'America/St_Johns' },
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          isolate: ISOLATED,
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, INTEG, POSTGRES],
          environment: 'node',
          setupFiles: ['tests/real-timers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          isolate: ISOLATED,
          include: ['**/*.test.tsx'],
          exclude: NOT_OURS,
          environment: 'jsdom',
          setupFiles: ['tests/setup-dom.ts', 'tests/real-timers.ts'],
        },
      },
      {
        extends: true,
        resolve: cheapPasswords,
        test: {
          name: 'integ',
          isolate: ISOLATED,
          include: [INTEG],
          exclude: NOT_OURS,
          environment: 'node',
          globalSetup: ['tests/pglite-template.ts', 'tests/programs/bundle-programs.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        resolve: cheapPasswords,
        test: {
          name: 'postgres',
          isolate: ISOLATED,
          include: [POSTGRES],
          exclude: NOT_OURS,
          environment: 'node',
          globalSetup: ['tests/postgres/start-postgres.ts', 'tests/programs/bundle-programs.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

import { expect, test } from 'vitest';
import { checkLayers } from '#scripts/layers/check-layers.ts';
import { readTables, tableHomes } from '#scripts/layers/read-tables.ts';
import { rules } from '#scripts/layers/rules.ts';
import { sourceFiles, sqlScripts } from '#scripts/layers/source-files.ts';
import { tableExceptions } from '#scripts/layers/table-exceptions.ts';

/** A violation of each rule: the file and the import that must be refused there. */
const planted: Record<string, readonly [file: string, source: string]> = {
  'rules-import-only-rules': ['rules/wheel/draw-prize.ts', "import { z } from 'zod';"],
  'contract-imports-the-schema-library-and-rules': ['contract/wheel.ts', "import dayjs from 'dayjs';"],
  'backend-imports-contract-and-itself': [
    'backend/areas/wheel/spin.ts',
    "import { paths } from '#lib/paths.ts';",
  ],
  'mocks-import-only-the-contract': [
    'mocks/wheel.ts',
    "import { spin } from '#backend/areas/wheel/spin.ts';",
  ],
  'one-file-knows-backend-and-mocks': [
    'lib/loaders/wheel.ts',
    "import 'server-only';\nimport type { Prize } from '#backend/areas/wheel/spin.ts';",
  ],
  'backend-areas-do-not-meet': [
    'backend/areas/wheel/spin.ts',
    "import { bill } from '#backend/areas/lotto/bill.ts';",
  ],
  'one-file-lists-the-areas': ['backend/boot.ts', "import { wheel } from '#backend/areas/wheel/area.ts';"],
  'the-list-of-areas-is-handed-down': [
    'backend/areas/wheel/spin.ts',
    "import { areas } from '#backend/areas.ts';",
  ],
  'services-know-no-transport': [
    'backend/services.ts',
    "import type { Route } from '#backend/core/http/implement.ts';",
  ],
  'seed-data-is-for-the-seed': [
    'backend/areas/wheel/spin.ts',
    "import prizes from '#backend/areas/wheel/seed/prizes.json' with { type: 'json' };",
  ],
  'backend-core-knows-no-area': [
    'backend/core/ledger/debit.ts',
    "import { bill } from '#backend/areas/lotto/bill.ts';",
  ],
  'component-areas-do-not-meet': [
    'components/wheel/view.tsx',
    "import { Bill } from '#components/lotto/bill.tsx';",
  ],
  'ui-knows-no-area': ['components/ui/card.tsx', "import { Bill } from '#components/lotto/bill.tsx';"],
  'components-do-not-load': [
    'components/wheel/view.tsx',
    "import { loadWheel } from '#lib/loaders/wheel.ts';",
  ],
  'stores-know-no-component': ['stores/wheel.ts', "import { View } from '#components/wheel/view.tsx';"],
  'lib-knows-no-view': ['lib/api/wheel/queries.ts', "import { useWheel } from '#stores/wheel.ts';"],
  'only-the-server-loads': ['lib/api/wheel/queries.ts', "import { loadWheel } from '#lib/loaders/wheel.ts';"],
  'gateway-behind-loaders-and-route': [
    'app/(default)/page.tsx',
    "import { throughGateway } from '#lib/gateway/gateway.ts';",
  ],
  'frames-share-no-code-with-the-site': ['frames/slots/slots.ts', "import { paths } from '#lib/paths.ts';"],
  'frames-read-only-types-of-the-contract': [
    'frames/slots/slots.ts',
    "import { house } from '#contract/house.ts';",
  ],
  'nobody-imports-frames': ['app/(default)/page.tsx', "import { copy } from '#frames/slots/copy.ts';"],
  'nobody-imports-app': ['components/wheel/view.tsx', "import { metadata } from '#app/layout.tsx';"],
  'tests-stay-outside-the-product': ['lib/paths.ts', "import { world } from '#tests/world.ts';"],
  'axios-only-in-the-client': ['lib/api/call.ts', "import axios from 'axios';"],
  'date-library-only-in-when': ['components/wheel/view.tsx', "import dayjs from 'dayjs';"],
  'popups-and-toasts-only-in-feedback': [
    'components/wheel/view.tsx',
    "const popup = () => import('sweetalert2');",
  ],
  'tag-manager-only-in-analytics': [
    'components/wheel/view.tsx',
    "import TagManager from 'react-gtm-module';",
  ],
  'database-drivers-only-in-backend-db': ['backend/areas/wheel/spin.ts', "import pg from 'pg';"],
  'queries-only-in-the-backend': ['lib/paths.ts', "export { eq } from 'drizzle-orm';"],
  'job-runner-only-in-jobs': ['backend/areas/wheel/spin.ts', "import { PgBoss } from 'pg-boss';"],
  'metrics-library-only-in-metrics': [
    'backend/areas/wheel/spin.ts',
    "import { Counter } from 'prom-client';",
  ],
  'mock-library-only-in-mocks': ['lib/paths.ts', "import { http } from 'msw';"],
  'other-servers-only-through-outbound': [
    'backend/areas/wheel/spin.ts',
    "const answer = await fetch('https://toys.test');",
  ],
  'views-call-through-lib': ['components/wheel/view.tsx', "const news = new EventSource('/api/news');"],
  'one-file-stores-on-the-device': ['components/wheel/view.tsx', "localStorage.setItem('spun', 'yes');"],
  'clock-and-chance-come-with-the-call': ['backend/areas/wheel/spin.ts', 'export const at = new Date();'],
  'rules-touch-nothing': ['rules/money/baht.ts', 'export const name = process.title;'],
  'sockets-only-in-rooms-of-servers': [
    'backend/areas/wheel/spin.ts',
    "import { request } from 'node:https';",
  ],
  'tables-are-written-by-their-room': [
    'backend/areas/wheel/spin.ts',
    'const take = `UPDATE posting SET satang = 0`;',
  ],
  'loaders-and-gateway-are-server-only': ['lib/loaders/wheel.ts', 'export const loadWheel = 1;'],
  'browser-takes-contract-types-only': [
    'components/wheel/view.tsx',
    "import { wheel } from '#contract/wheel.ts';",
  ],
};

const sentences = [
  ...rules.map((rule) => rule.name),
  'other-servers-only-through-outbound',
  'views-call-through-lib',
  'one-file-stores-on-the-device',
  'clock-and-chance-come-with-the-call',
  'rules-touch-nothing',
  'tables-are-written-by-their-room',
  'loaders-and-gateway-are-server-only',
  'browser-takes-contract-types-only',
];

const clean = {
  'app/(default)/wheel/page.tsx':
    "import { View } from '#components/wheel/view.tsx';\nimport { loadWheel } from '#lib/loaders/wheel.ts';",
  'components/wheel/view.tsx':
    "import { useSpin } from '#lib/api/wheel/queries.ts';\nimport type { Prize } from '#contract/wheel.ts';\nimport { formatBaht } from '#rules/money/baht.ts';",
  'lib/api/wheel/queries.ts': "import { call } from '#lib/api/call.ts';",
  'lib/api/client.ts': "import axios from 'axios';",
  'lib/loaders/wheel.ts': "import 'server-only';\nimport { throughGateway } from '#lib/gateway/gateway.ts';",
  'lib/gateway/backends.ts': "import 'server-only';\nconst backend = () => import('#backend/boot.ts');",
  'contract/wheel.ts': "import { z } from 'zod';",
  'rules/money/baht.ts': 'export const formatBaht = String;',
  'backend/boot.ts': "import { spin } from '#backend/areas/wheel/spin.ts';",
  'backend/areas/wheel/spin.ts':
    "import { debit } from '#backend/core/ledger/debit.ts';\nimport { eq } from 'drizzle-orm';",
  'backend/core/ledger/debit.ts': "import type { Prize } from '#backend/areas/wheel/spin.ts';",
};

function check(files: Record<string, string>): string[] {
  const violations = checkLayers(Object.entries(files).map(([path, text]) => ({ path, text })));
  return [...new Set(violations.map((violation) => violation.rule))];
}

const tablesOf = (table: string) => `export const it = pgTable('${table}', {});`;
const homes = {
  'backend/areas/lotto/tables.ts': tablesOf('bill'),
  'backend/areas/account/tables.ts': tablesOf('member'),
  'backend/core/ledger/tables.ts': tablesOf('posting'),
};

test('a tree that keeps the layers passes', () => {
  expect(check(clean)).toEqual([]);
});

test('every sentence has a planted violation', () => {
  expect(Object.keys(planted).sort()).toEqual([...sentences].sort());
});

/** The same by ways around it. */
const detours: ReadonlyArray<readonly [rule: string, file: string, source: string]> = [
  ...[
    'const tables = await import(`#backend/areas/lotto/tables.ts`);',
    "const tables = require('#backend/areas/lotto/tables.ts');",
    "import tables = require('#backend/areas/lotto/tables.ts');",
    "import { bill } from '#backend/areas/wheel/../lotto/tables.ts';",
    "import { bill } from '#backend//areas/lotto/tables.ts';",
    "import { bill } from '#./backend/areas/lotto/tables.ts';",
    "const other = new Worker(new URL('../lotto/reader.worker.ts', import.meta.url));",
  ].map((source) => ['backend-areas-do-not-meet', 'backend/areas/wheel/spin.ts', source] as const),
  ...['const ask = fetch;', 'await globalThis.fetch?.(url);', 'const line = new WebSocket(url);'].map(
    (source) => ['other-servers-only-through-outbound', 'backend/areas/wheel/spin.ts', source] as const,
  ),
  [
    'component-areas-do-not-meet',
    'components/wheel/wheel.module.css',
    ".prize { composes: card from '../shop/shop.module.css'; }",
  ],
  ['ui-knows-no-area', 'components/ui/card.module.css', "@import '../shop/shop.module.css';"],
  ...["fetch ('/api/wheel/spin')", 'navigator.sendBeacon(url)', 'new XMLHttpRequest()'].map(
    (source) => ['views-call-through-lib', 'app/(default)/wheel/page.tsx', source] as const,
  ),
  ...['Math.random()', 'Date.now()', 'globalThis.crypto.randomUUID()', 'new globalThis.Date()'].map(
    (source) => ['clock-and-chance-come-with-the-call', 'rules/money/baht.ts', source] as const,
  ),
  ...['DELETE FROM ONLY posting', 'TRUNCATE TABLE posting', 'INSERT INTO public.posting DEFAULT VALUES'].map(
    (sql) =>
      ['tables-are-written-by-their-room', 'backend/areas/wheel/spin.ts', `const text = '${sql}';`] as const,
  ),
  [
    'tables-are-written-by-their-room',
    'backend/areas/wheel/spin.ts',
    "import { posting as moved } from '#backend/core/ledger/tables.ts';\nawait tx.orm.update(moved).set({ satang: 0n });",
  ],
];

test.each(detours)('%s holds %s to it, written as %s', (rule, file, source) => {
  expect(check({ ...clean, ...homes, [file]: source })).toContain(rule);
});

test.each(Object.entries(planted))('%s fails on a planted violation', (rule, [file, source]) => {
  expect(check({ ...clean, ...homes, [file]: source })).toContain(rule);
});

const reads = (sql: string) => `const statement = { name: 'x', text: \`${sql}\` };`;

test.each([
  ['a join', 'SELECT 1 FROM member x JOIN bill ON bill.id = x.id'],
  ['a list', 'SELECT 1 FROM member, bill'],
  ['a write', 'UPDATE bill SET status = $1'],
  ['an insert', 'insert into bill (id) values ($1)'],
  ['a deletion', 'DELETE FROM "bill" WHERE id = $1'],
  ['a schema', 'SELECT 1 FROM public.bill'],
  ['a schema in quotes', 'SELECT 1 FROM "public"."bill"'],
  ['a list after a query', 'SELECT 1 FROM member, LATERAL (SELECT (1)) AS one, bill AS own'],
  ['parentheses', 'SELECT 1 FROM (bill CROSS JOIN member)'],
  ['a comment between', 'SELECT 1 FROM /* of all */ -- and more\n bill'],
  ['a part with a column in common', 'LEFT JOIN bill USING (member_id)'],
  ['a part alone', 'FROM bill'],
  ['all of it', 'TABLE bill'],
  ['an emptying', 'TRUNCATE bill'],
  ['a lock', 'LOCK bill IN SHARE MODE'],
  ['a merge', 'MERGE INTO bill USING member ON true WHEN MATCHED THEN DELETE'],
  ['a name that is filled in', `SELECT 1 FROM $${"{'bill'}"}`],
  ['a name that a function fills in', `SELECT 1 FROM $${"{sql.identifier('bill')}"}`],
  ['a part of a statement', 'LEFT JOIN bill ON bill.member_id = wheel.member_id'],
])('%s of SQL that names a table of another area breaks the rule of its import', (_, sql) => {
  const file = 'backend/areas/wheel/find-prize.ts';
  expect(check({ ...clean, ...homes, [file]: reads(sql) })).toEqual(['backend-areas-do-not-meet']);
  const room = 'backend/core/ops/report/find-day.ts';
  expect(check({ ...clean, ...homes, [room]: reads(sql) })).toEqual(['backend-core-knows-no-area']);
  expect(check({ ...clean, ...homes, 'backend/areas/lotto/find-bills.ts': reads(sql) })).toEqual([]);
});

test('scripts of SQL are held to the same, and what all may read is no violation', () => {
  const audit = 'backend/areas/wheel/audit.sql';
  expect(check({ ...clean, ...homes, [audit]: 'SELECT 1 FROM posting JOIN bill ON true' })).toEqual([
    'backend-areas-do-not-meet',
  ]);
  expect(check({ ...clean, ...homes, [audit]: 'SELECT 1 FROM posting JOIN member ON true' })).toEqual([]);
  const sentence = "const said = 'Money moved from member to bill, and join us';";
  expect(check({ ...clean, ...homes, 'backend/areas/wheel/say.ts': sentence })).toEqual([]);
});

test('every exception is still needed, and says why', () => {
  const files = [...sourceFiles(process.cwd()), ...sqlScripts(process.cwd())];
  const known = tableHomes(files);
  for (const { file, table, reason } of tableExceptions) {
    const uses = files.filter(({ path }) => path === file).flatMap((one) => readTables(one, known));
    expect(uses.map((use) => use.table)).toContain(table);
    expect(reason).not.toBe('');
  }
});

test('a schema is found through the files between', () => {
  const files = {
    ...clean,
    'contract/wheel-text.ts': "export { wheel } from './wheel.ts';",
    'stores/wheel.ts': "import { text } from '#contract/wheel-text.ts';",
  };
  expect(check(files)).toEqual(['browser-takes-contract-types-only']);
});

test('a form may load its schema when it is needed', () => {
  const form = "const schema = () => import('#contract/wheel.ts');";
  expect(check({ ...clean, 'components/wheel/form.tsx': form })).toEqual([]);
});

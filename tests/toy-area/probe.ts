import { PGlite } from '@electric-sql/pglite';
import pino from 'pino';
import { areas } from '#backend/areas.ts';
import { migrate } from '#backend/core/db/migrate.ts';
import { databaseOn } from '#backend/core/db/pglite/pglite.ts';
import { seed } from '#backend/core/db/seed.ts';
import { createDispatcher } from '#backend/core/http/dispatch.ts';
import { openApi } from '#backend/core/http/openapi.ts';
import { auditBooks } from '#backend/core/ops/audit/audit.ts';
import { commandsOf, helpLines } from '#backend/core/ops/commands.ts';
import { runOps } from '#backend/core/ops/run-ops.ts';
import { readBackendEnv } from '#backend/env.ts';
import { makeServices } from '#backend/services.ts';
import { addresses, pageAddresses, routesWithoutAddress, uncountedRoutes } from '#e2e/routes.ts';
import { handlers } from '#mocks/worlds.ts';

/** Run in a copy of the tree: prints what a backend of that tree is, knows and does; the arguments say what is asked of it. */
const [folder = '', call = '', job = '', command = '', ...options] = process.argv.slice(2);

const lite = await PGlite.create({ dataDir: folder, parsers: { 20: BigInt } });
const db = databaseOn(
  lite,
  async () => {},
  () => {},
);
await migrate(db);
const env = readBackendEnv(areas, { SANDBOX: 'yes', BACKEND_SECRET: 'secret of the backend of a probe' });
const services = makeServices(env, { areas, db, log: pino({ level: 'silent' }) });
await seed(services, areas);

const routes = areas.flatMap(({ calls }) => calls);
const dispatch = createDispatcher(services, routes);
const ask = async () => {
  if (call === '') return null;
  return (await dispatch(new Request(`http://probe.internal${call}`))).json();
};
const commands = commandsOf(areas);
const order = async () => {
  if (command === '') return null;
  const pairs = options.map((option) => option.split('='));
  const request = { command, options: Object.fromEntries(pairs), who: 'nok', why: 'a probe', yes: true };
  return (await runOps(services, request, commands)).lines;
};

const atFirst = await ask();
await areas
  .flatMap(({ jobs }) => jobs)
  .find(({ name }) => name === job)
  ?.run(services);
const ordered = await order();
const tables = await db.query<{ name: string }>(
  {
    name: 'probe_tables',
    text: `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  },
  [],
);
process.stdout.write(
  JSON.stringify({
    atFirst,
    ordered,
    differences: await auditBooks(services, areas),
    tables: tables.map(({ name }) => name),
    help: helpLines(commands),
    described: JSON.stringify(openApi()),
    mocked: [...handlers.values()].map(({ info }) => String(info.path)),
    addresses,
    routesWithoutAddress: routesWithoutAddress(),
    // As if the area did not say how many statements its page takes.
    uncounted: uncountedRoutes(pageAddresses.filter((address) => address !== '/toy')),
  }),
);
await db.close();

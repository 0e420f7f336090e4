import { parseArgs } from 'node:util';
import { startCluster, stopCluster } from '#scripts/postgres/cluster.ts';

const usage = `npm run postgres -- run   [--dir D] [--port P]   a throwaway PostgreSQL server until Ctrl-C
npm run postgres -- start  --dir D  [--port P]   one that stays
npm run postgres -- stop   --dir D`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dir: { type: 'string' }, port: { type: 'string' } },
});
const [command] = positionals;
const place = {
  ...(values.dir ? { dir: values.dir } : {}),
  ...(values.port ? { port: Number(values.port) } : {}),
};

if (command === 'run') {
  const cluster = await startCluster(place);
  console.log(cluster.url());
  const stop = async () => {
    await cluster.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  setInterval(() => {}, 60_000);
} else if (command === 'start' && values.dir) {
  console.log((await startCluster(place)).url());
} else if (command === 'stop' && values.dir) {
  await stopCluster(values.dir);
} else {
  console.log(usage);
  process.exitCode = 1;
}

import { run } from '#scripts/ensure.mjs';
import { writeArea } from './area/write-area.ts';

const [name = ''] = process.argv.slice(2);

// `npm run area -- poll`: writes a small area that compiles, renders and passes its tests; its words and rules are yours to replace.
async function addArea(): Promise<number> {
  const { made, touched } = writeArea(process.cwd(), name);
  const sources = [...made, ...touched].filter((file) => !file.endsWith('.md'));
  const code = await run('biome', ['check', '--write', '--error-on-warnings', ...sources]);
  console.log(
    `${made.length} new files, ${touched.length} with a line more. Its table: npm run migration -- --name ${name}`,
  );
  return code;
}

try {
  process.exitCode = await addArea();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error('npm run area -- poll');
  process.exitCode = 2;
}

import { parseArgs } from 'node:util';
import { benchCallbacks } from '#scripts/bench/games/callbacks.ts';
import { benchLobby } from '#scripts/bench/games/lobby.ts';
import { benchMachines } from '#scripts/bench/games/machines.ts';
import { benchRtp } from '#scripts/bench/games/rtp.ts';
import { benchBetBuilder } from '#scripts/bench/lotto/bet-builder.ts';
import { benchBills } from '#scripts/bench/lotto/bills.ts';
import { benchGrowth } from '#scripts/bench/lotto/growth.ts';
import { benchSettle } from '#scripts/bench/lotto/settle.ts';
import { benchYeekee } from '#scripts/bench/lotto/yeekee.ts';
import { giveUp } from '#scripts/ensure.mjs';
import { type Figure, isReached, type Report, wanted } from './figures.ts';
import { benchMemory } from './memory.ts';
import { benchPages } from './pages.ts';
import { benchPhone } from './phone.ts';
import { benchRestart } from './restart.ts';
import { benchStreams } from './streams.ts';
import { benchWheel } from './wheel.ts';
import { writeReport } from './write-report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, write: { type: 'boolean' }, port: { type: 'string' } },
});
const port = Number(values.port ?? 3_480);

const sections: Readonly<Record<string, () => Promise<Report>>> = {
  pages: () => benchPages(port, values.only),
  bills: benchBills,
  settle: benchSettle,
  yeekee: benchYeekee,
  growth: benchGrowth,
  memory: () => benchMemory(port),
  streams: () => benchStreams(port),
  restart: () => benchRestart(port),
  'bet-builder': () => benchBetBuilder(port),
  rtp: benchRtp,
  callbacks: benchCallbacks,
  lobby: () => benchLobby(port),
  machines: () => benchMachines(port, values.only),
  wheel: () => benchWheel(port),
  phone: () => benchPhone(port, values.only),
};

const unknown = positionals.filter((name) => !(name in sections));
if (unknown.length > 0 || (values.write && values.only)) {
  giveUp(
    `ใช้: npm run bench -- [${Object.keys(sections).join('|')}] [--only /lotto/lobby]… [--write] [--port 3480]`,
    'A section that there is not, or a part of a table that would be written for the whole.',
  );
}

const missed: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n${name}`);
  const report = await run();
  for (const figure of report.figures) {
    const cells = [
      figure.name.padEnd(56),
      figure.value.toFixed(2).padStart(9),
      figure.unit.padEnd(8),
      wanted(figure.target).padEnd(14),
      figure.note,
    ];
    console.log(`  ${cells.join(' ').trimEnd()}`);
    if (!isReached(figure)) missed.push(figure);
  }
  for (const line of report.lines ?? []) if (line.startsWith('-')) console.log(`  ${line}`);
  if (values.write) writeReport(name, report);
}
console.log(
  missed.length === 0
    ? '\nEvery target is reached.'
    : `\nMissed: ${missed.map(({ name }) => name).join('; ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);

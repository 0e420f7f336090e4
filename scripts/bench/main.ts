import { benchBills } from './bills.ts';
import { type Figure, isReached } from './figures.ts';
import { benchHome } from './home.ts';
import { benchMemory } from './memory.ts';

const FIRST_PORT = 3_480;

const sections: Readonly<Record<string, () => Promise<Figure[]>>> = {
  home: () => benchHome(FIRST_PORT),
  bills: benchBills,
  memory: () => benchMemory(FIRST_PORT + 2),
};

const chosen = process.argv.slice(2);
const missed: Figure[] = [];
for (const [name, run] of Object.entries(sections)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n${name}`);
  for (const figure of await run()) {
    const wanted = Object.entries(figure.target ?? {}).map(([sense, value]) => `${sense} ${value}`);
    console.log(
      `  ${figure.name.padEnd(32)} ${figure.value.toFixed(2).padStart(10)} ${figure.unit.padEnd(6)} ${wanted}`,
    );
    if (!isReached(figure)) missed.push(figure);
  }
}
console.log(
  missed.length === 0
    ? '\nEvery target is reached.'
    : `\nMissed: ${missed.map(({ name }) => name).join(', ')}`,
);
process.exit(missed.length === 0 ? 0 : 1);

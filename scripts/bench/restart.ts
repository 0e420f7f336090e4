import { paths } from '#lib/paths.ts';
import { type Figure, median, type Report } from './figures.ts';
import { makeMember } from './member.ts';
import { type Engine, engines, serveSite } from './sites.ts';

const TIMES = 3;
const TARGET_SECONDS = 3;

/** Time from `npm start` on a built site with data to its first home page. */
export async function benchRestart(port: number): Promise<Report> {
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(await restartOn(engine, port));
  return { figures };
}

async function restartOn(engine: Engine, port: number): Promise<Figure> {
  let site = await serveSite(engine, port);
  try {
    await makeMember(site);
    const seconds: number[] = [];
    for (let time = 0; time < TIMES; time += 1) {
      site = await site.restart();
      seconds.push(site.startSeconds);
    }
    return {
      name: `${engine}: start to the first ${paths.home}`,
      value: median(seconds),
      unit: 's',
      target: { atMost: TARGET_SECONDS },
    };
  } finally {
    await site.stop();
  }
}

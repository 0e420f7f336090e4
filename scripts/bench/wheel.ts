import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { nodeHashing } from '#backend/node-hashing.ts';
import { loyaltyPaths } from '#lib/loyalty/loyalty-paths.ts';
import { commitOf } from '#rules/draw/commit.ts';
import { drawPrize } from '#rules/wheel/draw-prize.ts';
import { firstPrizes } from '#rules/wheel/prize.ts';
import { chancesOf } from '#rules/wheel/slices.ts';
import { TURN_MS } from '#rules/wheel/turning.ts';
import { type SpinRecord, verifySpin } from '#rules/wheel/verify-spin.ts';
import { findChromium } from '#scripts/verify/find-chromium.ts';
import { type Figure, median, type Report } from './figures.ts';
import { openMeter, slowDown } from './lotto/jank.ts';
import { makeMember } from './member.ts';
import { type BenchSite, serveSite } from './sites.ts';

const SPINS = 1_000_000;
const SAMPLED = 1_000;
const TAMPERED = 100;
/** Passed once in a thousand seeds, with four degrees of freedom. */
const MOST_CHI_SQUARE = 18.47;
const SLOWDOWN = 4;
const TURNS = 3;
/** The main thread is looked at so often, and so many frames are due between. */
const LOOK_MS = 100;
const FRAMES = 6;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

async function chiSquare(): Promise<Figure> {
  const seed = await commitOf(nodeHashing, 'bench');
  const counts = new Map(firstPrizes.map(({ id }) => [id, 0]));
  for (let nonce = 0; nonce < SPINS; nonce += 1) {
    const { prize } = await drawPrize(nodeHashing, firstPrizes, { seed, clientSeed: 'bench', nonce });
    counts.set(prize.id, (counts.get(prize.id) ?? 0) + 1);
  }
  const chances = chancesOf(firstPrizes);
  const value = firstPrizes.reduce((sum, { id }, at) => {
    const expected = (chances[at] ?? 0) * SPINS;
    return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
  }, 0);
  const name = `chi-square of ${SPINS.toLocaleString('en')} spins`;
  return { name, value, unit: '', target: { atMost: MOST_CHI_SQUARE }, note: [...counts].join(' ') };
}

/** One more of what a spin follows from, each in its turn. */
const tampers: readonly ((spin: SpinRecord) => SpinRecord)[] = [
  (spin) => ({ ...spin, nonce: spin.nonce + 1 }),
  (spin) => ({ ...spin, clientSeed: `${spin.clientSeed}x` }),
  (spin) => ({ ...spin, commit: spin.seed }),
  (spin) => ({ ...spin, ticket: spin.ticket + 1 }),
  (spin) => ({ ...spin, prize: { ...spin.prize, amount: spin.prize.amount + 1 } }),
];

async function verifierFigures(): Promise<Figure[]> {
  let [accepted, refused] = [0, 0];
  for (let at = 0; at < SAMPLED; at += 1) {
    const seed = await commitOf(nodeHashing, `seed ${at}`);
    const play = { seed, clientSeed: `member-${at}`, nonce: at % 9 };
    const drawn = await drawPrize(nodeHashing, firstPrizes, play);
    const spin = { ...play, ...drawn, commit: await commitOf(nodeHashing, seed), prizes: firstPrizes };
    if ((await verifySpin(nodeHashing, spin)) === null) accepted += 1;
    const tampered = at < TAMPERED ? tampers[at % tampers.length]?.(spin) : undefined;
    if (tampered && (await verifySpin(nodeHashing, tampered)) !== null) refused += 1;
  }
  return [
    { name: `accepted of ${SAMPLED} spins`, value: accepted, unit: '', target: { atLeast: SAMPLED } },
    { name: `refused of ${TAMPERED} tampered ones`, value: refused, unit: '', target: { atLeast: TAMPERED } },
  ];
}

/** A page of a member with free spins, as a phone shows it. */
async function openWheel(browser: Browser, site: BenchSite): Promise<Page> {
  const { cookie } = await makeMember(site);
  const grant = ['wheel', 'grant', '--username', '0812345678', '--spins', String(TURNS), '--valid-days', '7'];
  await promisify(execFile)(
    process.execPath,
    ['backend/core/ops/main.ts', ...grant, '--why', 'bench', '--yes'],
    { env: { ...process.env, ...site.env } },
  );
  const page = await browser.newPage(PHONE);
  const cookies = cookie.split('; ').map((pair) => pair.split('='));
  await page
    .context()
    .addCookies(
      cookies.map(([key = '', ...value]) => ({ name: key, value: value.join('='), url: site.origin })),
    );
  await page.addInitScript(() => {
    const shown = { state: { local: { lastNotificationShownAt: 4_102_444_800_000 } }, version: 1 };
    localStorage.setItem('local_data', JSON.stringify(shown));
  });
  await page.goto(site.origin + loyaltyPaths.wheel, { waitUntil: 'load' });
  return page;
}

/** Work of the main thread for each frame while the wheel turns. */
async function workOfTurn(page: Page, meter: () => Promise<number>): Promise<number[]> {
  await page.getByRole('button', { name: 'หมุนฟรี', exact: true }).click();
  // A win of the turn before stands there in two lines until the answer comes.
  await page.locator('[data-holds-balance] p').first().waitFor();
  const work: number[] = [];
  let before = await meter();
  const end = performance.now() + TURN_MS * 0.9;
  while (performance.now() < end) {
    await page.waitForTimeout(LOOK_MS);
    const now = await meter();
    work.push((now - before) / FRAMES);
    before = now;
  }
  await page.locator('[data-holds-balance]').waitFor({ state: 'detached' });
  return work;
}

async function frameFigures(port: number): Promise<Figure[]> {
  const site = await serveSite('PGlite', port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    const page = await openWheel(browser, site);
    await slowDown(page, SLOWDOWN);
    const meter = await openMeter(page);
    const work: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) work.push(...(await workOfTurn(page, meter)));
    work.sort((one, other) => one - other);
    const value = work[Math.floor(work.length * 0.95)] ?? Number.NaN;
    const name = (what: string) => `work a frame while it turns, ${SLOWDOWN} times slower: ${what}`;
    return [
      { name: name('median'), value: median(work), unit: 'ms' },
      { name: name('95 of 100'), value, unit: 'ms', target: { atMost: 8 } },
    ];
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Whether spins fall as the weights say, whether the verifier can be trusted, and what a turn costs a phone. */
export async function benchWheel(port: number): Promise<Report> {
  return { figures: [await chiSquare(), ...(await verifierFigures()), ...(await frameFigures(port))] };
}

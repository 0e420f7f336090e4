import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { houseGames } from '#rules/slots/games.ts';
import { symbols } from '#rules/slots/symbols.ts';
import { tableGames } from '#rules/tables/games.ts';
import { backgroundOf, cardOf } from './compose.ts';
import type { Motif } from './paint.ts';
import type { Looks, Theme } from './theme.ts';
import { fishMotifs, signMotifs } from './themes/tables.ts';
import { looksOfTable, themeOf } from './themes.ts';

const CELL_PX = 128;
const COLUMNS = 4;
const CARD_PX = 220;
const BACKGROUND_PX = 640;
const SIGN_PX = 140;
const SIGN_COLUMNS = 3;

/** Draws the card, the symbols and the background of every game into public/games; what was drawn from the same sources stays. */
export async function drawGames(root: string): Promise<void> {
  const out = path.join(root, 'public/games');
  const stamp = path.join(out, 'source-hash');
  const hash = sourcesOf(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await Promise.all([
    ...houseGames.map(({ id }) => drawGame(path.join(out, id), themeOf(id))),
    ...tableGames.map(({ id }) => drawLooks(path.join(out, id), looksOfTable(id))),
  ]);
  await draw(path.join(out, 'gourd/signs.webp'), signs(), SIGN_PX * SIGN_COLUMNS, 80);
  await draw(path.join(out, 'fishing/fish.webp'), sheetOf(fishMotifs), CELL_PX * COLUMNS, 80);
  writeFileSync(stamp, hash);
}

function sourcesOf(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([houseGames, tableGames]));
  const folder = path.join(root, 'scripts/art');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The card and the background of one game, in a folder. */
async function drawLooks(folder: string, looks: Looks): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await Promise.all([
    draw(path.join(folder, 'card.webp'), cardOf(looks), CARD_PX, 58),
    draw(path.join(folder, 'background.webp'), backgroundOf(looks), BACKGROUND_PX, 60),
  ]);
}

/** The pictures of one slot, in a folder. */
export async function drawGame(folder: string, theme: Theme): Promise<void> {
  await Promise.all([drawLooks(folder, theme), drawSymbols(folder, theme)]);
}

async function drawSymbols(folder: string, theme: Theme): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await draw(path.join(folder, 'symbols.webp'), symbolsOf(theme), CELL_PX * COLUMNS, 80);
}

async function draw(file: string, svg: string, width: number, quality: number): Promise<void> {
  const picture = await sharp(Buffer.from(svg)).resize({ width }).webp({ quality, effort: 4 }).toBuffer();
  writeFileSync(file, picture);
}

/** Every symbol of a game in its cell, in the order of `symbols`. */
export function symbolsOf(theme: Theme): string {
  return sheetOf(symbols.map((symbol) => theme.symbols[symbol]));
}

/** Pictures in one, each in its cell. */
function sheetOf(motifs: readonly Motif[]): string {
  const rows = Math.ceil(motifs.length / COLUMNS);
  const cells = motifs.map((motif, at) => {
    const [x, y] = [(at % COLUMNS) * 100, Math.floor(at / COLUMNS) * 100];
    return `<g transform="translate(${x + 6} ${y + 6}) scale(.88)">${motif()}</g>`;
  });
  const size = `width="${COLUMNS * CELL_PX}" height="${rows * CELL_PX}" viewBox="0 0 ${COLUMNS * 100} ${rows * 100}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${cells.join('')}</svg>`;
}

/** The pictures of dice in one, each on the ivory of its face. */
function signs(): string {
  const cells = signMotifs.map((motif, at) => {
    const [x, y] = [(at % SIGN_COLUMNS) * 100, Math.floor(at / SIGN_COLUMNS) * 100];
    return `<g transform="translate(${x} ${y})"><rect width="100" height="100" fill="#fdfaf0"/><g transform="translate(10 10) scale(.8)">${motif()}</g></g>`;
  });
  const size = `width="${SIGN_COLUMNS * SIGN_PX}" height="${2 * SIGN_PX}" viewBox="0 0 300 200"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${cells.join('')}</svg>`;
}

import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { houseGames } from '#rules/slots/games.ts';
import { symbols } from '#rules/slots/symbols.ts';
import { tableGames } from '#rules/tables/games.ts';
import { cardOf } from './compose.ts';
import { drawGame } from './draw-games.ts';
import { looksOfTable, themeOf } from './themes.ts';

/** Red, green and blue of a card in a grid of 6 by 6. */
async function coloursOf(id: string): Promise<readonly number[]> {
  const looks = tableGames.some((game) => game.id === id) ? looksOfTable(id) : themeOf(id);
  const card = sharp(Buffer.from(cardOf(looks)), { density: 24 });
  return [...(await card.resize(6, 6, { fit: 'fill' }).removeAlpha().raw().toBuffer())];
}

test('each game has a theme in which no two symbols share a drawing', () => {
  for (const { id } of houseGames) {
    const drawings = symbols.map((symbol) => themeOf(id).symbols[symbol]);
    expect(new Set(drawings).size, id).toBe(symbols.length);
  }
});

test('a game without a theme is refused', () => {
  expect(() => themeOf('unknown')).toThrow(RangeError);
  expect(() => looksOfTable('unknown')).toThrow(RangeError);
});

test('no two cards look alike', async () => {
  const cards = await Promise.all(
    [...houseGames, ...tableGames].map(async ({ id }) => ({ id, colours: await coloursOf(id) })),
  );
  const pairs = cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other] as const));
  const alike = pairs.filter(([one, other]) => {
    const apart = one.colours.map((value, at) => Math.abs(value - (other.colours[at] ?? 0)));
    return apart.reduce((sum, value) => sum + value, 0) / apart.length < 18;
  });
  expect(alike.map(([one, other]) => `${one.id} ${other.id}`)).toEqual([]);
});

test('pictures of a game stay within their sizes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'art-'));
  try {
    await drawGame(folder, themeOf('star-rocket'));
    const bytesOf = (name: string) => statSync(path.join(folder, `${name}.webp`)).size;
    expect(bytesOf('card')).toBeLessThanOrEqual(8000);
    expect(bytesOf('symbols')).toBeLessThanOrEqual(60_000);
    expect(bytesOf('background')).toBeLessThanOrEqual(25_000);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import type { Looks, Theme } from './theme.ts';
import { bookThemes } from './themes/book.ts';
import { bothwaysThemes } from './themes/bothways.ts';
import { cascadeThemes } from './themes/cascade.ts';
import { classicThemes } from './themes/classic.ts';
import { clusterThemes } from './themes/cluster.ts';
import { holdThemes } from './themes/hold.ts';
import { linesThemes } from './themes/lines.ts';
import { tableLooks } from './themes/tables.ts';
import { waysThemes } from './themes/ways.ts';

const themes: Readonly<Record<string, Theme>> = {
  ...classicThemes,
  ...linesThemes,
  ...waysThemes,
  ...cascadeThemes,
  ...holdThemes,
  ...clusterThemes,
  ...bookThemes,
  ...bothwaysThemes,
};

/** The looks of a game. Throws RangeError for one without any. */
export function themeOf(gameId: string): Theme {
  const theme = themes[gameId];
  if (!theme) throw new RangeError(`${gameId} has no theme`);
  return theme;
}

/** The looks of a table. Throws RangeError for one without any. */
export function looksOfTable(gameId: string): Looks {
  const looks = tableLooks[gameId];
  if (!looks) throw new RangeError(`${gameId} has no looks`);
  return looks;
}

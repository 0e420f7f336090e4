import type { SourceFile } from '#scripts/layers/source-files.ts';

const EMPTY_WORDS = /(?:^|\/)(?:utils?|helpers?|common|misc|shared|index)(?:\/|\.(?:test\.)?tsx?$)/;

/** Files and folders named by a word that says nothing of what they hold. */
export function checkNames(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => EMPTY_WORDS.test(path))
    .map(({ path }) => `${path}: name it after what it holds, and import from the file itself`);
}

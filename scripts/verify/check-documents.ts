import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findMentions, type Mention } from './find-mentions.ts';

const DOCUMENTS = ['README.md', 'docs/**/*.md'];
const DECISIONS = 'docs/decisions/*.md';
const MOST_DECISIONS = 30;
const MOST_LINES = 70;

/** Decisions that nobody can take in any more: too many pages, or a page that is too long. */
export function checkDecisions(root: string): string[] {
  const pages = globSync(DECISIONS, { cwd: root });
  const tooMany =
    pages.length > MOST_DECISIONS
      ? [
          `docs/decisions holds ${pages.length} pages, at most ${MOST_DECISIONS}: add to the page of the subject`,
        ]
      : [];
  const tooLong = pages
    .map((page) => ({
      page,
      lines: readFileSync(path.join(root, page), 'utf8').trimEnd().split('\n').length,
    }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(
      ({ page, lines }) =>
        `${page} has ${lines} lines, at most ${MOST_LINES}: drop what the code says itself`,
    );
  return [...tooMany, ...tooLong];
}

/** Paths and npm scripts that documents name and that do not exist. */
export function checkDocuments(root: string): string[] {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const documents = globSync(DOCUMENTS, { cwd: root });
  if (documents.length === 0) return ['There is no README.md'];
  return documents.flatMap((document) => {
    const mentions = findMentions(readFileSync(path.join(root, document), 'utf8'));
    return mentions
      .filter((mention) => !exists(root, document, mention, scripts))
      .map(({ kind, name, line }) => `${document}:${line} names the ${kind} ${name}, which does not exist`);
  });
}

function exists(
  root: string,
  document: string,
  { kind, name }: Mention,
  scripts: Record<string, string>,
): boolean {
  if (kind === 'script') return name in scripts;
  const from = kind === 'link' ? path.join(root, path.dirname(document)) : root;
  if (/[*?]/.test(name)) return globSync(name, { cwd: from }).length > 0;
  // A bare file name may stand for a file next to one that was named in full.
  if (kind === 'path' && !name.includes('/')) return findByName(root, name);
  return existsSync(path.join(from, name));
}

function findByName(root: string, name: string): boolean {
  return globSync(`**/${name}`, { cwd: root, exclude: ['**/node_modules/**', '.next*/**'] }).length > 0;
}

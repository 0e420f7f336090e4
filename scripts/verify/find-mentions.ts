export interface Mention {
  /** `path` counts from the root of the project, `link` from the document's folder. */
  readonly kind: 'path' | 'link' | 'script';
  readonly name: string;
  readonly line: number;
}

const CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)\s]+)\)/g;
const SCRIPT = /\bnpm run ([a-z][\w:-]*)/g;
const TREE = /^```tree\s*$/;
const FENCE = /^```/;
const ROOT_FOLDERS =
  'app|backend|components|contract|docs|e2e|lib|mocks|public|rules|scripts|stores|styles|tests|types';
const ROOTED = new RegExp(`^(?:${ROOT_FOLDERS})/[^\\s<>{}…]*$`);
const ENDING = '\\.(?:css|d\\.ts|html|js|json|md|mjs|sql|svg|tsx?|txt|yml)';
const FILE = new RegExp(`^[\\w.@()/[\\]*-]+${ENDING}$`);
// Without backticks a path is known by where it starts and by its ending or a last slash.
const PLAIN = new RegExp(
  `(?<![\\w/.-])(?:${ROOT_FOLDERS})/(?:[\\w.@()/[\\]*-]+)(?:${ENDING}(?![\\w/])|(?<=/)(?!\\w))`,
  'g',
);

/**
 * What a document says exists: paths in backticks, in fences and in plain words, targets of links, `npm run` scripts
 * anywhere, and the annotated trees in fences marked `tree` (two spaces a level, the name first, then what it is).
 */
export function findMentions(text: string): Mention[] {
  const mentions: Mention[] = [];
  let fence: 'tree' | 'other' | undefined;
  let branch: string[] = [];
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    for (const [, name = ''] of content.matchAll(SCRIPT)) mentions.push({ kind: 'script', name, line });
    if (FENCE.test(content)) {
      fence = fence ? undefined : TREE.test(content) ? 'tree' : 'other';
      branch = [];
    } else if (fence === 'tree') {
      branch = branchAt(branch, content);
      if (content.trim() !== '') mentions.push({ kind: 'path', name: branch.join('/'), line });
    } else if (fence) {
      mentions.push(...inFence(content, line));
    } else {
      mentions.push(...inProse(content, line));
    }
  }
  return mentions;
}

function inFence(content: string, line: number): Mention[] {
  const paths = content.split(/\s+/).filter((word) => ROOTED.test(word));
  return paths.map((name) => ({ kind: 'path', name, line }));
}

function inProse(content: string, line: number): Mention[] {
  const paths = [...content.matchAll(CODE)]
    .map(([, name = '']) => name)
    .filter((name) => ROOTED.test(name) || FILE.test(name));
  const plain = content.replace(CODE, '').replace(LINK, '').match(PLAIN) ?? [];
  const links = [...content.matchAll(LINK)]
    .map(([, target = '']) => target.replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target));
  return [
    ...[...paths, ...plain].map((name) => ({ kind: 'path' as const, name, line })),
    ...links.map((name) => ({ kind: 'link' as const, name, line })),
  ];
}

/** The branch that a line of a tree continues: what lies above it, then its own name. */
function branchAt(branch: readonly string[], content: string): string[] {
  const depth = Math.floor((content.length - content.trimStart().length) / 2);
  const [name = ''] = content.trim().split(/\s+/);
  return [...branch.slice(0, depth), name.replace(/\/$/, '')];
}

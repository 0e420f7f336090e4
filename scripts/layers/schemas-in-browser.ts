import type { Graph, Violation } from './graph.ts';

const BROWSER = /^(?:components|stores|lib\/(?!loaders\/|gateway\/|env\.ts$))/;
const TEST = /\.test\.tsx?$/;
const SCHEMAS = 'npm:zod';

/** Static imports by which browser code would ship the schema library; a form loads its schema with `import()`. */
export function findSchemasInBrowser(graph: Graph): Violation[] {
  const reaching = new Map<string, boolean>();
  const reaches = (file: string): boolean => {
    const known = reaching.get(file);
    if (known !== undefined) return known;
    reaching.set(file, false);
    const answer = loadedWith(graph, file).some((target) => target === SCHEMAS || reaches(target));
    reaching.set(file, answer);
    return answer;
  };
  return [...graph.keys()]
    .filter((file) => BROWSER.test(file) && !TEST.test(file))
    .flatMap((file) =>
      loadedWith(graph, file)
        .filter((target) => target === SCHEMAS || (target.startsWith('contract/') && reaches(target)))
        .map((target) => ({
          rule: 'browser-takes-contract-types-only',
          file,
          target,
          message:
            'Import types from the contract, or values from a file of it that loads no schema library.',
        })),
    );
}

/** What comes along when a file is loaded: its imports of values, without `import()`. */
function loadedWith(graph: Graph, file: string): string[] {
  return (graph.get(file) ?? [])
    .filter(({ typeOnly, dynamic }) => !typeOnly && !dynamic)
    .map(({ target }) => target);
}

import type { SourceFile } from '#scripts/layers/source-files.ts';

const TESTS = /\.(?:test|spec)\.tsx?$|^(?:tests|e2e)\//;
const COMPILER = /@ts-(?:expect-error|ignore|nocheck)\b/;
/** Tests of types say what must not compile. */
const COMPILER_ALL = /@ts-(?:ignore|nocheck)\b/;
const LINTER = /biome-ignore(?:-all|-start)?\s+(?!format\b)([\w/]+)/g;
/** What a line may be excepted from: looks and habits, never types, safety or the console. */
const MAY =
  /^(?:lint\/a11y\/\w+|lint\/(?:complexity\/noUselessFragments|correctness\/useExhaustiveDependencies|performance\/noImgElement|style\/noProcessEnv|suspicious\/(?:noArrayIndexKey|noControlCharactersInRegex|noDocumentCookie)))$/;
const STATEMENT = /\bname: ['"](\w+)['"],\s*text:/g;

/** Comments that silence the compiler, or the linter where it guards more than a habit. */
export function checkSilenced(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const compiler = TESTS.test(path) ? COMPILER_ALL : COMPILER;
    const silenced = compiler.exec(text)?.[0];
    const rules = [...text.matchAll(LINTER)].map(([, rule = '']) => rule).filter((rule) => !MAY.test(rule));
    return [...(silenced === undefined ? [] : [silenced]), ...rules].map(
      (what) => `${path}: ${what} is silenced; write it so that the check agrees`,
    );
  });
}

/** Prepared statements of one name, which a connection takes for one statement. */
export function checkStatements(files: readonly SourceFile[]): string[] {
  const homes = new Map<string, string>();
  return files
    .filter(({ path }) => path.startsWith('backend/') && !TESTS.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(STATEMENT)].flatMap(([, name = '']) => {
        const other = homes.get(name);
        homes.set(name, path);
        return other === undefined ? [] : [`${path}: the statement ${name} has the name of one in ${other}`];
      }),
    );
}

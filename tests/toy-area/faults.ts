const PAGE = 'app/(default)/toy/page.tsx';
const AREA = 'backend/areas/toy/area.ts';
const STORE = 'stores/toy.ts';

/** A page that shows what `page-of` hands over. */
export const ASKED_PAGE = 'app/(default)/toy/asked-page.tsx';
export const askedPage = `import { page } from '#app/page-of.tsx';

interface Asked {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default page('everyone', ['of'], async ({ searchParams }: Asked) => {
  const { of, other } = await searchParams;
  return <h1>{String(of)} {String(other)}</h1>;
});
`;

/** What does not compile: how a file of the area would be written, the file, and what is wrong in it. */
export const wrongTypes: ReadonlyArray<readonly [file: string, of: string, right: string, wrong: string]> = [
  // As a page was written before `page` took the names of its query.
  ['app/(default)/toy/old-page.tsx', PAGE, "'everyone', [],", "'everyone',"],
  ['backend/areas/toy/no-verb.ts', AREA, '    giveBack: giveBackChoice,\n', ''],
  ['stores/toy-kept.ts', STORE, '    forget: () => set(nothing),\n', ''],
  ['mocks/toy/no-mock.ts', 'mocks/toy/toy.ts', '    count: { count: 0 },\n', ''],
];

/** What the layers forbid: a file of the area, the line in it, and the rule. */
export const wrongLayers: ReadonlyArray<readonly [file: string, line: string, rule: string]> = [
  [AREA, "import { poll } from '#backend/areas/poll/tables.ts';", 'backend-areas-do-not-meet'],
  [STORE, "import { OwnToy } from '#components/toy/own-toy.tsx';", 'stores-know-no-component'],
  ['components/toy/toy-page.tsx', "import { loadToy } from '#lib/loaders/toy.ts';", 'components-do-not-load'],
];

import type { SourceFile } from '#scripts/layers/source-files.ts';

const PRODUCT = /^(?:app|backend|components|contract|frames|lib|mocks|rules|server|stores)\//;
const NOT_PRODUCT = /\.test\.tsx?$|^backend\/testing\/|\/test-facts\.ts$/;

/** First words of verbs: those of one line mean the same, so a new call takes the first of them. */
const VERBS = new Set([
  ...['list', 'show', 'count', 'get', 'read', 'export'],
  ...['check', 'calc', 'validate'],
  ...['create', 'register', 'generate', 'place', 'submit', 'send', 'shoot', 'spin', 'receive'],
  ...['update', 'change', 'set', 'mark', 'see', 'renew', 'reset'],
  ...['begin', 'open', 'launch', 'login'],
  ...['end', 'cancel', 'close', 'logout', 'decline', 'exclude'],
  ...['claim', 'redeem', 'take', 'give', 'confirm', 'agree'],
]);
const VERB = /^export const ([a-z]+)\w*: Verb</gm;

/** Old words as parts of a name, and what is said instead (docs/glossary.md). Alone, as a name inside a function, they are plain English. */
const OLD: Readonly<Record<string, string>> = {
  'first hand': 'nothing: it is gone',
  pulse: 'heartbeat',
  'own part': 'personal fragment',
  'own view': 'personal fragment',
  keeper: 'page cache',
  shelf: 'page cache',
  kept: 'cached, stored or recorded',
  told: 'published, reported or notified',
  barred: 'excluded',
  answering: 'render context',
  'made up': 'placeholder',
  arrival: 'incoming payment',
  arrivals: 'incoming payments',
  misfit: 'mismatch',
  'tell member': 'send message',
  desk: 'bet builder',
  'when used': 'member activity',
  'hold paid': 'lock paid deposit',
};
/** Columns of the database and fields of the wire keep their names. */
const FIXED = /^[a-z]+(?:_[a-z]+)+$/;
const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/gm;

const partsOf = (name: string) =>
  name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)?.map((part) => part.toLowerCase()) ?? [];

function oldWordIn(name: string): string | undefined {
  const parts = partsOf(name);
  if (parts.length < 2 || FIXED.test(name)) return undefined;
  const said = ` ${parts.join(' ')} `;
  return Object.keys(OLD).find((word) => said.includes(` ${word} `));
}

/** Names of product code with a word that was given up, and verbs that begin with a word that is not in the list. */
export function checkWords(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => PRODUCT.test(path) && !NOT_PRODUCT.test(path))
    .flatMap(({ path, text }) => {
      const names = new Set([
        path.split('/').at(-1) ?? '',
        ...(text.replace(NOT_CODE, '').match(/[A-Za-z_$][\w$]*/g) ?? []),
      ]);
      const old = [...names].flatMap((name) => {
        const word = oldWordIn(name);
        return word === undefined ? [] : [`${path}: ${name} says “${word}”; say ${OLD[word]}`];
      });
      const verbs = [...text.matchAll(VERB)]
        .filter(([, word = '']) => !VERBS.has(word))
        .map(
          ([, word]) =>
            `${path}: no verb begins with “${word}”; see the list in scripts/verify/check-words.ts`,
        );
      return [...old, ...verbs];
    });
}

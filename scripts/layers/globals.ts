import { Visitor } from 'oxc-parser';
import type { Violation } from './graph.ts';
import { parseSource } from './parse-source.ts';
import type { SourceFile } from './source-files.ts';

/** What is there without an import and acts on the world, and who may not name it. */
interface GlobalRule {
  readonly rule: string;
  readonly of: RegExp;
  readonly except?: RegExp;
  readonly names: ReadonlySet<string>;
  readonly message: string;
}

const NOT_PRODUCT = /\.(?:test|spec)\.tsx?$|\/test-facts\.ts$/;
const CONNECTIONS = ['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'navigator.sendBeacon'];

const globalRules: readonly GlobalRule[] = [
  {
    rule: 'other-servers-only-through-outbound',
    of: /^backend\/(?!core\/outbound\/|testing\/)/,
    names: new Set(CONNECTIONS),
    message: 'Call other servers with callServer of backend/core/outbound: allowed, bounded, signed.',
  },
  {
    rule: 'views-call-through-lib',
    of: /^(?:app|components|stores)\//,
    // What was typed is sent as the page goes away, when no other request lives on.
    except: /^components\/account\/register\/stored-draft\.ts$/,
    names: new Set(CONNECTIONS),
    message:
      'Use call() of lib/api, which knows sessions, lost answers and errors; live news come by lib/live.',
  },
  {
    rule: 'one-file-stores-on-the-device',
    of: /^(?:app|components|lib|stores)\//,
    // A draft is sealed by its page alone; a part of the site that is gone is asked for once, and so is LINE.
    except:
      /^(?:stores\/stored|components\/account\/register\/stored-draft|lib\/missing-part|lib\/line\/login-tries)\.ts$/,
    names: new Set(['localStorage', 'sessionStorage', 'indexedDB']),
    message: 'Use stores/stored.ts: what a device holds has two names, and goes with the session.',
  },
  {
    rule: 'clock-and-chance-come-with-the-call',
    of: /^(?:backend\/areas|contract|rules)\//,
    names: new Set(['Math.random', 'Date.now', 'new Date', 'crypto.randomUUID', 'crypto.getRandomValues']),
    message: 'Take the time and chance of ctx or of the arguments, so that a test can say what they are.',
  },
  {
    rule: 'rules-touch-nothing',
    of: /^(?:contract|rules)\//,
    names: new Set([...CONNECTIONS, 'process', 'document', 'localStorage', 'sessionStorage']),
    message: 'A rule is a pure function of its arguments: pass in what it needs.',
  },
];

/** Names of the world in a file that has no business with it. A name that the file declares itself counts as well. */
export function findGlobals({ path, text }: SourceFile): Violation[] {
  const rules = globalRules.filter(({ of, except }) => of.test(path) && !except?.test(path));
  if (rules.length === 0 || NOT_PRODUCT.test(path)) return [];
  const named = namesIn(path, text);
  return rules.flatMap(({ rule, names, message }) =>
    [...named].filter((name) => names.has(name)).map((target) => ({ rule, file: path, target, message })),
  );
}

/** Every name that stands for a value, `of.name` for what is asked of one, and `new Date` without an argument. */
function namesIn(path: string, text: string): ReadonlySet<string> {
  const names = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => {
      names.add(name);
    },
    MemberExpression: ({ object, property }) => {
      const of = object.type === 'MemberExpression' ? object.property : object;
      if (of.type === 'Identifier' && property.type === 'Identifier')
        names.add(`${of.name}.${property.name}`);
    },
    NewExpression: ({ callee, arguments: given }) => {
      const named = callee.type === 'MemberExpression' ? callee.property : callee;
      if (given.length === 0 && named.type === 'Identifier') names.add(`new ${named.name}`);
    },
  }).visit(parseSource(path, text).program);
  return names;
}

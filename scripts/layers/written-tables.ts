import type { Violation } from './graph.ts';
import type { SourceFile } from './source-files.ts';

/** Rooms whose tables others may read; those of any other area are out of reach already. */
const ROOM = /^backend\/(?:core\/[^/]+|areas\/(?:account|agent))(?=\/)/;
const NOT_PRODUCT =
  /\.test\.ts$|^(?:tests|e2e|scripts)\/|^backend\/(?:testing|core\/db\/migrations)\/|\/test-facts\.ts$/;
const BY_SQL =
  /\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE(?: TABLE)?|MERGE INTO)\s+(?:ONLY\s+)?(?:"?public"?\.)?"?(\w+)/g;
const BY_ORM = /\.(?:insert|update|delete)\(\s*(\w+)\s*\)/g;

/** Tables that others than their room write, and why no verb of the room does it. */
const written: ReadonlyArray<readonly [file: string, table: string, reason: string]> = [
  [
    'backend/areas/inbox/mark-read.ts',
    'inbox_message',
    'the core room sends, the area is what members do with it',
  ],
  ['backend/areas/promotion/write-claim.ts', 'play_goal', 'a claim and its goal are one statement'],
  ['backend/core/db/seed.ts', 'ledger_account', 'accounts of the house stand before any area is there'],
  ['backend/core/inbox/send-messages.ts', 'live_event', 'a message and its event are one statement'],
  ['backend/core/ops/run-ops.ts', 'ops_log', 'who runs a command writes how it ended'],
  ['backend/core/policies/policy.ts', 'ledger_account', 'whether a wallet is guarded, and no money'],
  ['backend/operator.ts', 'ops_log', 'an act says what it changes as it goes on'],
  [
    'backend/areas/account/ops/publish-text.ts',
    'agent',
    'the newest text is one for all members of an agent',
  ],
  [
    'backend/areas/protection/limits/decline-offer.ts',
    'member',
    'that limits were offered is asked with each session',
  ],
  ['backend/areas/protection/reality/set-reality.ts', 'member', 'how often is asked with each session'],
  [
    'backend/areas/protection/reality/see-reality.ts',
    'session',
    'when it was shown is asked with each session',
  ],
  ['backend/core/session/authenticate.ts', 'session', 'who asks is noted as it is read'],
  [
    'backend/core/session/exclude-member.ts',
    'member',
    'accounts are excluded by members, operators and closing',
  ],
  ['backend/core/session/exclude-member.ts', 'session', 'an exclusion ends them in its own transaction'],
];

/** What a file writes of a table that belongs to another room: money, evidence, stakes and members have verbs of their own. */
export function findStrangeWrites(file: SourceFile, homes: ReadonlyMap<string, string>): Violation[] {
  const { path, text } = file;
  if (!path.startsWith('backend/') || NOT_PRODUCT.test(path)) return [];
  const bySql = [...text.matchAll(BY_SQL)].map(([, table = '']) => table);
  const byOrm = [...text.matchAll(BY_ORM)].map(([, name = '']) => tableOf(text, name));
  return [...new Set([...bySql, ...byOrm])].flatMap((table) => {
    const home = homes.get(table) ?? '';
    const [room] = ROOM.exec(home) ?? [];
    const isOwn = room === undefined || ROOM.exec(path)?.[0] === room;
    if (isOwn || written.some(([by, what]) => by === path && what === table)) return [];
    const message = `Only ${room} writes its tables; call its verbs, which keep the books in order.`;
    return [
      {
        rule: 'tables-are-written-by-their-room',
        file: path,
        target: `${home} (table ${table})`,
        message,
      },
    ];
  });
}

/** What SQL calls the table of a name in the program, which an import may have given another one. */
function tableOf(text: string, name: string): string {
  const [, imported = name] = new RegExp(`\\b(\\w+) as ${name}\\b`).exec(text) ?? [];
  return imported.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

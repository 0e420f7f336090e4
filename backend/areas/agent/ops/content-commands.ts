import { and, asc, desc, eq, max } from 'drizzle-orm';
import { content } from '#backend/areas/agent/tables.ts';
import { bangkokMoment } from '#backend/core/ops/bangkok-moment.ts';
import { may, needs, type OpsCommand } from '#backend/core/ops/command.ts';
import {
  bangkokOption,
  type OpsAnswer,
  type OpsCall,
  option,
  requireEndsWithinTenYears,
  requireWithinYear,
  wholeOption,
} from '#backend/core/ops/ops-call.ts';
import { fileLine } from '#backend/core/ops/parse-file.ts';
import { OperatorRefusal } from '#backend/refusal.ts';

const kinds = ['banner', 'notification', 'event'] as const;
type Kind = (typeof kinds)[number];
type Row = typeof content.$inferSelect;

const MOST_ID = 999_999;
const MOST_TITLE = 80;
const MOST_TEXT = 400;
/** Type of an announcement that is shown by itself, and of one that is read among the news. */
const typeOf = { important: 1, news: 2 } as const;
/** Of this site alone: pages show no picture of another one. */
const PATH = /^\/(?:[A-Za-z0-9._-]+\/?)*(?:\?[A-Za-z0-9=&_-]+)?$/;

function kindOption(call: OpsCall): Kind {
  const typed = option(call, 'kind');
  const kind = kinds.find((one) => one === typed);
  if (!kind) throw new OperatorRefusal(`--kind is ${kinds.join(', ')}: ${typed}`);
  return kind;
}

function lineOption(call: OpsCall, name: 'title' | 'text', most: number): string {
  const parsed = fileLine(most).safeParse(option(call, name));
  if (!parsed.success) throw new OperatorRefusal(`--${name} is one line of at most ${most} letters`);
  return parsed.data;
}

function pathOption(call: OpsCall, name: 'image' | 'link'): string {
  const path = option(call, name);
  if (!PATH.test(path))
    throw new OperatorRefusal(
      `--${name} is an address of this site, such as /art/banner-lottery.svg: ${path}`,
    );
  return path;
}

/** What only some kinds have: given to others it would be seen nowhere. */
function without({ options }: OpsCall, kind: Kind, ...names: readonly string[]): void {
  const given = names.find((name) => options[name] !== undefined);
  if (given) throw new OperatorRefusal(`--${given} is nothing that a ${kind} has`);
}

function wordsOf(call: OpsCall, kind: Kind): Pick<Row, 'type' | 'title' | 'description' | 'image' | 'link'> {
  const shown = { title: lineOption(call, 'title', MOST_TITLE), image: pathOption(call, 'image') };
  if (kind === 'notification') {
    without(call, kind, 'link');
    const { show = 'news' } = call.options;
    if (show !== 'important' && show !== 'news')
      throw new OperatorRefusal(`--show is important or news: ${show}`);
    return { ...shown, type: typeOf[show], description: lineOption(call, 'text', MOST_TEXT), link: '' };
  }
  without(call, kind, 'text', 'show');
  const link = call.options.link === undefined ? '' : pathOption(call, 'link');
  if (kind === 'event' && link !== '' && !/^\/poll\/[1-9]\d{0,8}$/.test(link))
    throw new OperatorRefusal(`--link of an event is its poll, such as /poll/12: ${link}`);
  return { ...shown, type: 0, description: '', link };
}

function timesOf(call: OpsCall, now: Date): Pick<Row, 'startsAt' | 'endsAt'> {
  const at = (name: 'from' | 'until') =>
    call.options[name] === undefined ? null : bangkokOption(call, name);
  const [startsAt, endsAt] = [at('from'), at('until')];
  if (startsAt) requireWithinYear(call, '--from', startsAt);
  if (endsAt) requireEndsWithinTenYears(call, '--until', endsAt);
  if (endsAt && endsAt <= (startsAt ?? now)) throw new OperatorRefusal('--until is before it begins');
  if (endsAt && endsAt <= now) throw new OperatorRefusal('--until is over already');
  return { startsAt, endsAt };
}

function lineOf({ kind, id, type, title, image, link, startsAt, endsAt }: Row, now: Date): string {
  const state = endsAt && endsAt <= now ? 'over' : startsAt && startsAt > now ? 'planned' : 'shown';
  return [
    `${kind} ${id}`,
    state,
    ...(type === typeOf.important ? ['important'] : []),
    title,
    image,
    ...(link === '' ? [] : [link]),
    ...(startsAt ? [`from ${bangkokMoment(startsAt)}`] : []),
    ...(endsAt ? [`until ${bangkokMoment(endsAt)}`] : []),
  ].join('  ');
}

async function list({ services }: OpsCall): Promise<OpsAnswer> {
  const rows = await services.db.orm
    .select()
    .from(content)
    .where(eq(content.agentId, services.agentId))
    .orderBy(asc(content.kind), asc(content.position), asc(content.id));
  const now = services.clock.now();
  return { code: 0, lines: rows.length > 0 ? rows.map((row) => lineOf(row, now)) : ['Nothing is shown'] };
}

async function add(call: OpsCall): Promise<OpsAnswer> {
  const { agentId, clock, db } = call.services;
  const kind = kindOption(call);
  const now = clock.now();
  const row = { agentId, kind, ...wordsOf(call, kind), ...timesOf(call, now) };
  return db.transact(async ({ orm }) => {
    const all = and(eq(content.agentId, agentId), eq(content.kind, kind));
    // Two that are added at once wait here for each other.
    await orm.select().from(content).where(all).orderBy(desc(content.id)).for('update');
    const [last] = await orm
      .select({ id: max(content.id), position: max(content.position) })
      .from(content)
      .where(all);
    const added = { ...row, id: (last?.id ?? 0) + 1, position: (last?.position ?? 0) + 1 };
    await orm.insert(content).values(added);
    return { code: 0, lines: [lineOf(added, now)] };
  });
}

async function end(call: OpsCall): Promise<OpsAnswer> {
  const { agentId, clock, db } = call.services;
  const [kind, id] = [kindOption(call), wholeOption(call, 'id', MOST_ID)];
  const now = clock.now();
  return db.transact(async ({ orm }) => {
    const one = and(eq(content.agentId, agentId), eq(content.kind, kind), eq(content.id, id));
    const [row] = await orm.select().from(content).where(one).for('update');
    if (!row) throw new OperatorRefusal(`There is no ${kind} ${id}; content list shows them`);
    if (row.endsAt && row.endsAt <= now) throw new OperatorRefusal(`${kind} ${id} is over already`);
    await orm.update(content).set({ endsAt: now }).where(one);
    return { code: 0, lines: [lineOf({ ...row, endsAt: now }, now)] };
  });
}

/** Banners, announcements and events: what members and visitors see, and until when. Nothing is deleted. */
export const contentCommands: readonly OpsCommand[] = [
  {
    name: 'content list',
    summary: 'Banners of the home page, announcements (notification) and pictures of events, in their order',
    changes: false,
    options: {},
    run: list,
  },
  {
    name: 'content add',
    summary:
      'Show a banner, an announcement (notification: among the news, or important ones by themselves) or the picture of an event, which leads to its poll',
    changes: true,
    options: {
      kind: needs(kinds.join('|')),
      title: needs('TEXT'),
      image: needs('PATH'),
      text: may('TEXT'),
      show: may('important|news'),
      link: may('PATH'),
      from: may('DAY|TIME'),
      until: may('DAY|TIME'),
    },
    run: add,
  },
  {
    name: 'content end',
    summary: 'Take a banner, an announcement or an event from the site, from now on',
    changes: true,
    options: { kind: needs(kinds.join('|')), id: needs('ID') },
    run: end,
  },
];

import type { LiveFrames } from '#contract/live.ts';
import { liveEnds, liveKinds } from '#contract/live-words.ts';

type FrameOf<Name extends keyof LiveFrames> = {
  readonly event: Name;
  readonly data: LiveFrames[Name];
  /** Where to go on from. */
  readonly id?: string | undefined;
};

/** An event of the stream. */
export type LiveFrame = { [Name in keyof LiveFrames]: FrameOf<Name> }[keyof LiveFrames];

/** What this page does not know, or cannot read, is passed over: a newer server may say more. */
function frameOf(event: string | undefined, data: object, id: string | undefined): LiveFrame | undefined {
  const field = (name: string): unknown => Reflect.get(data, name);
  const text = (name: string) => String(field(name) ?? '');
  if (event === 'reset') return { event, data: {}, id };
  if (event === 'end') {
    const why = liveEnds.find((one) => one === field('why'));
    return why && { event, data: { why }, id };
  }
  if (event === 'change') {
    const kind = liveKinds.find((one) => one === field('kind'));
    return kind && { event, data: { kind, id: text('id'), what: text('what') }, id };
  }
  const now = field('now');
  if (typeof now !== 'number') return undefined;
  if (event === 'time') return { event, data: { now }, id };
  const member = field('member_id');
  const member_id = typeof member === 'string' ? member : null;
  return event === 'hello' ? { event, data: { member_id, now }, id } : undefined;
}

function readBlock(block: string): LiveFrame | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trimStart());
  }
  try {
    return frameOf(fields.get('event'), Object(JSON.parse(fields.get('data') ?? '')), fields.get('id'));
  } catch {
    return undefined;
  }
}

/** Reads frames out of text that comes in whatever pieces. */
export function createFrameReader(): (text: string) => LiveFrame[] {
  let rest = '';
  return (text) => {
    const blocks = (rest + text).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => readBlock(block) ?? []);
  };
}

import { type PGlite, protocol, type QueryOptions, type Results } from '@electric-sql/pglite';
import { type Answer, readAnswer } from '#backend/core/db/pglite/pglite-answer.ts';

const { serialize, messages: kinds } = protocol;
/** What can stay prepared and pays to be; anything else, as what changes the schema, goes its ordinary way. */
const FIT = /^\s*(?:select|insert|update|delete|with|lock)\b/i;
const CHANGES_SHAPES = /^\s*(?:create|alter|drop)\b/i;
const LONGEST_TEXT = 10_000;
const MOST_PREPARED = 120;
const MOST_SEEN = 1_000;
/** The engine forgets it at the next statement. */
const UNNAMED = '';

interface Prepared {
  readonly name: string;
  readonly paramTypes: readonly number[];
  readonly fields: Results['fields'];
}

/** Runs one statement with its values, alone on the connection; `how` is PGlite's. */
export type Run = (text: string, values: readonly unknown[], how?: QueryOptions) => Promise<Results<unknown>>;

export interface PreparedOn {
  /** `alone` keeps others from the connection while it works; inside a transaction they are kept from it already. */
  run(plain: Run, alone: <Result>(work: () => Promise<Result>) => Promise<Result>): Run;
  /** Plans anew from now on; a plan may not outlive the shape of what it answers. */
  forget(): Promise<void>;
}

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

function descriptionIn(messages: Messages): Omit<Prepared, 'name'> {
  const params = messages.find((one) => one instanceof kinds.ParameterDescriptionMessage);
  const rows = messages.find((one) => one instanceof kinds.RowDescriptionMessage);
  const fields = rows?.fields.map(({ name, dataTypeID }) => ({ name, dataTypeID })) ?? [];
  return { paramTypes: params?.dataTypeIDs ?? [], fields };
}

/** What PGlite's own `query` makes of the same answer. */
function resultsOf(
  instance: PGlite,
  fields: Prepared['fields'],
  { rows, affectedRows }: Answer,
  how: QueryOptions,
): Results<unknown> {
  const parsers = fields.map(({ dataTypeID }) => how.parsers?.[dataTypeID] ?? instance.parsers[dataTypeID]);
  const valueAt = (text: string | null, at: number): unknown => {
    const parse = parsers[at];
    return text === null || !parse ? text : parse(text, fields[at]?.dataTypeID);
  };
  const named = (values: readonly unknown[]) =>
    Object.fromEntries(fields.map(({ name }, at) => [name, values[at]]));
  const parsed = rows.map((texts) => texts.map(valueAt));
  return { rows: how.rowMode === 'array' ? parsed : parsed.map(named), fields, affectedRows };
}

/**
 * Runs statements on PGlite so that those which come again are parsed and planned once: `query` of the library takes six
 * turns through the engine each time, a prepared statement one, and one that is seen for the first time two. `plain` runs
 * what does not fit.
 */
export function preparedOn(instance: PGlite): PreparedOn {
  /** By their text, the one that was used longest ago first. */
  const statements = new Map<string, Prepared>();
  const seen = new Set<string>();
  let made = 0;

  async function close(texts: readonly string[]): Promise<void> {
    const names = texts.flatMap((text) => statements.get(text)?.name ?? []);
    for (const text of texts) statements.delete(text);
    if (names.length === 0) return;
    const messages = names.map((name) => serialize.close({ type: 'S', name }));
    await instance.execProtocol(joined([...messages, serialize.sync()]), { syncToFs: false });
  }

  async function parse(name: string, text: string): Promise<Prepared> {
    const described = [
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ];
    const { messages } = await instance.execProtocol(joined(described), { syncToFs: false });
    return { name, ...descriptionIn(messages) };
  }

  async function prepare(text: string): Promise<Prepared> {
    if (statements.size >= MOST_PREPARED) await close([...statements.keys()].slice(0, 1));
    made += 1;
    return parse(`prepared_${made}`, text);
  }

  async function executeAgain(text: string, values: readonly unknown[], how: QueryOptions) {
    const known = statements.get(text);
    if (known) statements.delete(text);
    const prepared = known ?? (await prepare(text));
    statements.set(text, prepared);
    return execute(prepared, values, how);
  }

  async function execute(prepared: Prepared, values: readonly unknown[], how: QueryOptions) {
    const texts = values.map((value, at) => {
      if (value === null || value === undefined) return null;
      const write = instance.serializers[prepared.paramTypes[at] ?? 0];
      return write ? write(value) : String(value);
    });
    const asked = [
      serialize.bind({ statement: prepared.name, values: texts }),
      serialize.execute({}),
      serialize.sync(),
    ];
    const parts: Buffer[] = [];
    await instance.execProtocolRawStream(joined(asked), {
      syncToFs: !instance.isInTransaction(),
      // The engine writes over its memory: what it hands out is copied.
      onRawData: (part) => parts.push(Buffer.from(part)),
    });
    return resultsOf(instance, prepared.fields, readAnswer(Buffer.concat(parts), how.onNotice), how);
  }

  const forget = () => instance.runExclusive(() => close([...statements.keys()]));
  return {
    forget,
    run:
      (plain, alone) =>
      async (text, values, how = {}) => {
        if (FIT.test(text) && text.length <= LONGEST_TEXT) {
          if (statements.has(text) || seen.has(text)) return alone(() => executeAgain(text, values, how));
          if (seen.size >= MOST_SEEN) seen.clear();
          seen.add(text);
          return alone(async () => execute(await parse(UNNAMED, text), values, how));
        }
        const result = await plain(text, values, how);
        if (CHANGES_SHAPES.test(text)) await forget();
        return result;
      },
  };
}

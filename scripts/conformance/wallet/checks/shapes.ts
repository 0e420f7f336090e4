import type { Check } from '#scripts/conformance/check.ts';
import type { WalletBench } from '#scripts/conformance/wallet/bench.ts';
import { everyMessage, withOther } from '#scripts/conformance/wallet/every-message.ts';
import { expectChange } from '#scripts/conformance/wallet/expect-change.ts';

const AMOUNTS = ['amount', 'win_amount'] as const;
const IDS = ['transaction_id', 'round_id', 'original_id', 'promotion_id'] as const;
/** Fields that docs/providers.md lets a provider leave out. */
const isOptional = (field: string) => field === 'reason' || field === 'at';
/** The most that one message may move, and more. */
const TOO_MUCH = 1_000_000_001;

/** A message, and its body as an object or as the text of one. */
type Wrong = readonly [string, object | string];

/** Messages with something in them that makes them none. */
function malformed(name: string, wrong: (bench: WalletBench) => readonly Wrong[]): Check<WalletBench> {
  return {
    name,
    run: async (bench, demand) => {
      await expectChange(bench, demand, { what: 'messages that are not read', by: 0n }, async () => {
        for (const [message, body] of wrong(bench)) {
          const text = typeof body === 'string' ? body : JSON.stringify(body);
          demand.status(`${message} ${text}`, await bench.tell(message, text), 422);
        }
      });
    },
  };
}

const numbered = (value: number) => (was: unknown) => Number(was) + value;

/** What a message must look like. */
export const shapeChecks: readonly Check<WalletBench>[] = [
  malformed('an unknown field is refused', (bench) =>
    everyMessage(bench).map(([message, body]) => [message, { ...body, scale: 1_000 }]),
  ),
  malformed('a field that is missing is refused', (bench) =>
    everyMessage(bench).flatMap(([message, body]) =>
      Object.keys(body)
        .filter((field) => message === 'correct' || !isOptional(field))
        .map((field): Wrong => [message, { ...body, [field]: undefined }]),
    ),
  ),
  malformed('a third decimal is refused', (bench) => withOther(bench, AMOUNTS, numbered(0.005))),
  malformed('another currency is refused', (bench) =>
    ['USD', 'mTHB'].flatMap((currency) => withOther(bench, ['currency'], () => currency)),
  ),
  malformed('an amount of nothing, or below it, is refused', (bench) => [
    ...withOther(bench, AMOUNTS, () => -1),
    // A win may be nothing, and so may what it is put right to.
    ...withOther(bench, ['amount'], () => 0).filter(
      ([message]) => message !== 'win' && message !== 'correct',
    ),
  ]),
  malformed('an amount above what one message may move is refused', (bench) =>
    withOther(bench, AMOUNTS, () => TOO_MUCH),
  ),
  malformed('an amount that is a text is refused', (bench) => withOther(bench, AMOUNTS, String)),
  malformed('an id that is too short, too long or has other signs is refused', (bench) =>
    ['short', 'l'.repeat(65), 'with a blank', 'ends-with-one ', 'รายการที่หนึ่ง'].flatMap((id) =>
      withOther(bench, IDS, () => id),
    ),
  ),
  malformed('a name that stands twice in a body is refused', (bench) =>
    everyMessage(bench).flatMap(([message, body]) => {
      const name = AMOUNTS.find((one) => one in body) ?? Object.keys(body)[0] ?? '';
      const own = `${JSON.stringify(name)}:${JSON.stringify(body[name])}`;
      return [[message, JSON.stringify(body).replace(own, `${own},${own}`)] as const];
    }),
  ),
  malformed('a number of more digits than all readers tell apart is refused', (bench) =>
    withOther(bench, AMOUNTS, () => 'many').map(([message, body]) => [
      message,
      JSON.stringify(body).replace('"many"', '10.0000000000000000001'),
    ]),
  ),
];

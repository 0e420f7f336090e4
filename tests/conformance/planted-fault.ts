import { done, type Fault, type OnItsWay, type Said } from '#tests/conformance/spoil.ts';

/** A fault of a wallet, and the check that names it. */
export interface PlantedFault {
  readonly fault: string;
  readonly check: string;
  /** Made anew for each run: some remember. */
  readonly plant: () => Fault;
  /** Its check looks at what the others did. */
  readonly isSeenByAll?: true;
}

/** As long as two bets at once may lie apart. */
export const LOOK_MS = 50;

/** A name that nothing had before. */
export const newId = () => `fault-${crypto.randomUUID()}`;

/** A fault with the check that names it. */
export const fault = (name: string, check: string, plant: () => Fault): PlantedFault => ({
  fault: name,
  check,
  plant,
});

/** Pays the amount of a message as a prize, under an id of its own. */
export const payBeside = ({ body, tell }: OnItsWay, amount = body.amount) =>
  tell('promo', {
    ...{ player_id: body.player_id, promotion_id: newId(), transaction_id: newId(), currency: 'THB', amount },
  });

/** Answers a message as done with what the wallet holds now. */
export async function pretend({ body, tell }: OnItsWay, token: unknown): Promise<Said> {
  const { data } = await tell('balance', { token });
  const transaction = { transaction_id: body.transaction_id, site_transaction_id: crypto.randomUUID() };
  return done({ ...data, ...transaction, repeated: false });
}

/** Does something about messages that the wallet refused with a code. */
export const onRefusal =
  (of: string, code: number, act: (way: OnItsWay) => Promise<Said>) => (): Fault => async (way) => {
    if (way.message !== of) return undefined;
    const said = await way.pass();
    return said.error === code ? act(way) : said;
  };

/** Changes the body of a message, which is signed anew. */
export const rewrite =
  (change: (body: OnItsWay['body']) => object): (() => Fault) =>
  () =>
  async ({ message, body, tell }) => {
    const changed = change(body);
    return changed === body ? undefined : tell(message, changed);
  };

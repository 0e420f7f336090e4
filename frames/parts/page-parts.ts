import { formatBaht, toSatang } from '#rules/money/baht.ts';

/** An element of the page. Throws when it is missing. */
export function part(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`${id} is missing`);
  return element;
}

/** Tells in words what happens. */
export function say(words: string): void {
  part('message').textContent = words;
}

/** Writes a text that is read out when it changes, and leaves it where it is the same. */
export function write(id: string, words: string): void {
  if (part(id).textContent !== words) part(id).textContent = words;
}

/** Ends the task: the frame in which reels stop draws them, what follows comes after it. */
export const nextTask = () => new Promise((done) => setTimeout(done));

/** Baht of the wire for reading. */
export const baht = (amount: number) => formatBaht(toSatang(amount));

/** An amount less another one, never below nothing: sums are taken in satang, for `100.1 - 0.7` is no amount of baht. */
export function lessBaht(amount: number, taken: number): string {
  const left = toSatang(amount) - toSatang(taken);
  return formatBaht(left > 0n ? left : 0n);
}

/** What can be checked of a round or of those to come, as names and values. */
export function showFairness(facts: ReadonlyArray<readonly [name: string, value: string]>): void {
  part('fairness-facts').replaceChildren(
    ...facts.map(([name, value]) => {
      const row = document.createElement('div');
      const [term, text] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      text.textContent = value;
      row.append(term, text);
      return row;
    }),
  );
}

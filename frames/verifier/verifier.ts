import { plainHashing } from '#rules/draw/plain-hashing.ts';
import {
  compareRounds,
  type FileRound,
  readRounds,
  type Verdict,
  verdictOf,
} from '#rules/games/verify-file.ts';
import { copy } from './copy.ts';

type Kind = Verdict['kind'];

/** Rounds that are played before the page is drawn again. */
const AT_ONCE = 25;

function part<Part extends HTMLElement>(id: string, kind: new () => Part): Part {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`${id} is missing`);
  return element;
}

const file = part('file', HTMLInputElement);
const pasted = part('pasted', HTMLTextAreaElement);
const working = part('working', HTMLParagraphElement);
const results = part('results', HTMLUListElement);
const wrong = part('wrong', HTMLOListElement);

const drawn = () => new Promise((done) => setTimeout(done));

function itemOf(kind: Kind, text: string): HTMLLIElement {
  const item = document.createElement('li');
  item.dataset.kind = kind;
  item.textContent = text;
  return item;
}

/** Counts what is started, so that an older file stops when another one is chosen. */
let turn = 0;

async function check(rounds: readonly FileRound[]): Promise<void> {
  turn += 1;
  const own = turn;
  const counts = new Map<Kind, number>();
  wrong.replaceChildren();
  results.replaceChildren();
  const clashOf = compareRounds();
  for (const [at, { cells, events }] of rounds.entries()) {
    const clash = clashOf(cells);
    const verdict: Verdict = clash
      ? { kind: 'wrong', part: clash }
      : await verdictOf(plainHashing, cells, events);
    counts.set(verdict.kind, (counts.get(verdict.kind) ?? 0) + 1);
    if (verdict.kind === 'wrong')
      wrong.append(itemOf('wrong', copy.line(cells.round ?? '', copy.part[verdict.part])));
    if (at % AT_ONCE !== AT_ONCE - 1) continue;
    working.textContent = copy.working(at + 1, rounds.length);
    await drawn();
    if (own !== turn) return;
  }
  working.textContent = copy.working(rounds.length, rounds.length);
  results.replaceChildren(...[...counts].map(([kind, count]) => itemOf(kind, copy.result[kind](count))));
}

function read(text: string): void {
  const rounds = readRounds(text);
  if (rounds && rounds.length > 0) return void check(rounds);
  turn += 1;
  results.replaceChildren();
  wrong.replaceChildren();
  working.textContent = rounds ? copy.empty : copy.unread;
}

part('lead', HTMLParagraphElement).textContent = copy.lead;
part('choose', HTMLSpanElement).textContent = copy.choose;
part('paste-label', HTMLSpanElement).textContent = copy.paste;
part('check', HTMLButtonElement).textContent = copy.check;
part('check', HTMLButtonElement).addEventListener('click', () => read(pasted.value));
file.addEventListener('change', () => {
  const [chosen] = file.files ?? [];
  if (!chosen) return;
  chosen.text().then(read, () => {
    working.textContent = copy.unread;
  });
});

import { part } from '#frames/parts/page-parts.ts';
import { fishWords } from '#rules/tables/option-words.ts';
import { copy } from './copy.ts';

/** Shots follow each other at this distance; the last fish shows what became of it a moment later. */
const APART_MS = 130;
const NET_MS = 220;

/** A fish in a picture, by its number. */
export function fishOf(number: number): HTMLElement {
  const fish = document.createElement('span');
  fish.className = 'fish';
  fish.dataset.fish = String(number);
  fish.ariaHidden = 'true';
  return fish;
}

/** Which fish were caught, in words. */
export function caughtWords(caught: readonly number[]): string {
  if (caught.length === 0) return copy.noneCaught;
  return copy.caught(caught.map((number) => fishWords[number - 1]).join(' '));
}

/** All fish as they swim before anything is shot. */
export function putSwimming(): HTMLElement[] {
  const all = fishWords.map((_name, at) => fishOf(at + 1));
  part('result').replaceChildren(...all);
  return all;
}

const end = (fish: HTMLElement, isCaught: boolean) => {
  fish.dataset.end = isCaught ? 'caught' : 'free';
};

/** The fish as a round left them. */
export function putFish(caught: readonly number[]): void {
  for (const [at, fish] of putSwimming().entries()) end(fish, caught.includes(at + 1));
}

/** Shows what becomes of one fish after the other; `onShot` hears each. */
export async function shootFish(
  caught: readonly number[],
  isSkipped: () => boolean,
  onShot: () => void,
): Promise<void> {
  for (const [at, fish] of putSwimming().entries()) {
    if (isSkipped()) return;
    end(fish, caught.includes(at + 1));
    onShot();
    await new Promise((done) => setTimeout(done, APART_MS));
  }
  await new Promise((done) => setTimeout(done, NET_MS));
}

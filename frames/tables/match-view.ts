import { part } from '#frames/parts/page-parts.ts';
import { copy } from './copy.ts';

const MINUTES = 90;
const MATCH_MS = 1_300;
const STEP_MS = 65;

/** How often each side scored. */
interface Goals {
  readonly home: number;
  readonly away: number;
}

/** The score of a match, in words. */
export function scoreWords({ home, away }: Goals): string {
  return copy.score(home, away);
}

function side(name: string, goals: number, kind: 'home' | 'away'): HTMLElement {
  const place = document.createElement('div');
  const [title, count] = [document.createElement('b'), document.createElement('strong')];
  place.className = 'team';
  place.dataset.side = kind;
  title.textContent = name;
  count.textContent = String(goals);
  place.append(title, count);
  return place;
}

function putScore({ home, away }: Goals, minute: number): void {
  const clock = document.createElement('span');
  clock.className = 'minute';
  clock.textContent = minute >= MINUTES ? copy.over : copy.minute(minute);
  part('result').replaceChildren(
    side(copy.sides.home, home, 'home'),
    clock,
    side(copy.sides.away, away, 'away'),
  );
}

/** The score of a match that is over. */
export function putMatch(goals: Goals): void {
  putScore(goals, MINUTES);
}

/** Goals of a side that have fallen by a minute: only the picture spreads them over the match. */
const fallen = (goals: number, minute: number) =>
  Math.min(goals, Math.floor((minute * (goals + 1)) / MINUTES));

/** Lets the match run in a little more than a second; `onGoal` hears each goal. */
export function playMatch(goals: Goals, isSkipped: () => boolean, onGoal: () => void): Promise<void> {
  return new Promise((done) => {
    const begun = performance.now();
    let scored = 0;
    const step = () => {
      const passed = isSkipped() ? MATCH_MS : performance.now() - begun;
      const minute = Math.min(MINUTES, Math.floor((passed / MATCH_MS) * MINUTES));
      const now = { home: fallen(goals.home, minute), away: fallen(goals.away, minute) };
      if (now.home + now.away > scored) onGoal();
      scored = now.home + now.away;
      putScore(now, minute);
      if (minute >= MINUTES) done();
      else setTimeout(step, STEP_MS);
    };
    step();
  });
}

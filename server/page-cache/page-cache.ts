import type { CachedPage, NoPage } from './make-page.ts';

/** How long a page is cached, in milliseconds. */
export interface Times {
  /** As it is. */
  readonly fresh: number;
  /** While it is rendered anew; later one waits for that. */
  readonly stale: number;
  /** When it is broken, for visitors. */
  readonly lastGood: number;
  /** How long a page that cannot be cached is not tried again. */
  readonly rest: number;
}

type Make = () => Promise<CachedPage | NoPage>;

/** One page as it stands in one scheme for one kind of viewer. */
export interface Copy {
  readonly url: string;
  readonly isForVisitors: boolean;
  page: CachedPage | undefined;
  renderedAt: number;
  /** The state of the site that the page shows. */
  state: number;
  rendering: { readonly state: number; readonly done: Promise<CachedPage | undefined> } | undefined;
  failedAt: number;
  /** The state of the site in which that was. */
  failedIn: number;
}

const NEVER = Number.NEGATIVE_INFINITY;

export function newCopy(url: string, isForVisitors: boolean): Copy {
  const empty = {
    page: undefined,
    renderedAt: NEVER,
    state: 0,
    rendering: undefined,
    failedAt: NEVER,
    failedIn: 0,
  };
  return { url, isForVisitors, ...empty };
}

interface PageCacheOptions {
  readonly times: () => Times;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Hears why there is no page, and whether an earlier one stands in for it. */
  readonly onFailure: (url: string, why: NoPage, hasLastGood: boolean) => void;
}

/** Decides when a page is rendered: once for all who ask at a time, anew while the old one is shown. */
export function createPageCache({ times, now, onFailure }: PageCacheOptions) {
  /** Grows with each change of what visitors see. */
  let state = 0;

  /** What stands in for a page that is broken. */
  function lastGood({ isForVisitors, page, renderedAt }: Copy): CachedPage | undefined {
    return isForVisitors && now() - renderedAt < times().lastGood ? page : undefined;
  }

  async function renderOnce(copy: Copy, make: Make, begunIn: number): Promise<CachedPage | undefined> {
    const begunAt = now();
    const made = await make().catch(() => 'broken' as const);
    if (typeof made !== 'string') {
      // What was begun before a change is good for those alone who asked before it.
      if (begunIn === state) Object.assign(copy, { page: made, renderedAt: begunAt, state });
      return made;
    }
    // Of a page that changed meanwhile it says nothing.
    if (begunIn === state) {
      Object.assign(copy, { failedAt: now(), failedIn: state });
      if (made !== 'broken') copy.page = undefined;
    }
    const earlier = lastGood(copy);
    onFailure(copy.url, made, earlier !== undefined);
    return earlier;
  }

  function render(copy: Copy, make: Make): Promise<CachedPage | undefined> {
    if (copy.rendering?.state === state) return copy.rendering.done;
    const done = renderOnce(copy, make, state).finally(() => {
      if (copy.rendering === rendering) copy.rendering = undefined;
    });
    const rendering = { state, done };
    copy.rendering = rendering;
    return done;
  }

  return {
    /** Every cached page is void from now on. */
    change: () => {
      state += 1;
    },
    /** The page to answer with, at once when there is one; undefined when it must be rendered the ordinary way. */
    pageOf: (copy: Copy, make: Make): CachedPage | undefined | Promise<CachedPage | undefined> => {
      const { fresh, stale, lastGood: longest, rest } = times();
      const age = copy.state === state ? now() - copy.renderedAt : Number.POSITIVE_INFINITY;
      if (age < fresh) return copy.page;
      // After a change it may well be whole again.
      if (copy.failedIn === state && now() - copy.failedAt < rest) return lastGood(copy);
      const done = render(copy, make);
      // A backend that was away may hang: no visitor waits to hear it again while nothing says that their page is out of date.
      const isAway = copy.isForVisitors && copy.page && copy.failedAt > copy.renderedAt;
      return age < (isAway ? longest : stale) ? copy.page : done;
    },
  };
}

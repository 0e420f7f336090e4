import type { LiveChange } from '#contract/live.ts';

/** Something changed; `reset` stands for anything. */
export type News = LiveChange | { readonly kind: 'reset'; readonly id: ''; readonly what: '' };

const listeners = new Set<(news: News) => void>();

/** Tells whoever shows something what may be different now. */
export function tellNews(news: News): void {
  for (const listener of listeners) listener(news);
}

/** Calls back with what changes on the site, once the page rests and while it is seen. Returns the function that stops it. */
export function onNews(listener: (news: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

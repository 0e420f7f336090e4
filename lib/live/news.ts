import type { LiveChange } from '#contract/live.ts';

/** Something changed; `reset` stands for anything. */
export type News = LiveChange | { readonly kind: 'reset'; readonly id: ''; readonly what: '' };

import { categoryNames } from '#rules/lotto/kinds/category-names.ts';
import { searchKey } from '#rules/text/normalise-text.ts';

/** Which kinds of the lobby are shown: all, the favourites, or those of a category. */
export type KindFilter = 'all' | 'favourites' | number;

interface Kind {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  readonly category: number;
  readonly round: { readonly status: string; readonly closesAt: string } | null;
}

interface Wanted {
  readonly filter: KindFilter;
  readonly words: string;
  readonly favourites: readonly string[];
}

/** True when every word is in the name, the line about it or the code of a kind, in any way to write it. */
function fits({ kind, name, about, category }: Kind, words: readonly string[]): boolean {
  const text = searchKey(`${name} ${about} ${kind} ${categoryNames.get(category) ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** Instants in one format sort as text. A collator would cost a slow phone more than the whole list. */
const byTime = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The kinds that are wanted: those with a round on sale, the one that closes next first, and all others in their order. */
export function listKinds<Own extends Kind>(kinds: readonly Own[], { filter, words, favourites }: Wanted) {
  const wanted = searchKey(words).split(' ').filter(Boolean);
  const shown = kinds.filter((kind) => {
    if (filter === 'favourites' && !favourites.includes(kind.kind)) return false;
    if (typeof filter === 'number' && kind.category !== filter) return false;
    return wanted.length === 0 || fits(kind, wanted);
  });
  const closeOf = ({ round }: Own) => (round?.status === 'open' ? round.closesAt : '');
  return {
    open: shown
      .filter((kind) => closeOf(kind) !== '')
      .sort((one, other) => byTime(closeOf(one), closeOf(other))),
    others: shown.filter((kind) => closeOf(kind) === ''),
  };
}

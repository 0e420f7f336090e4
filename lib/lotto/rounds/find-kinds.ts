import { categoryNames } from '#rules/lotto/kinds/category-names.ts';
import { searchKey } from '#rules/text/normalise-text.ts';

/** Which kinds of the lobby are shown: all, the favourites, or those of a category. */
export type KindFilter = 'all' | 'favourites' | number;

interface Kind {
  readonly kind: string;
  readonly name: string;
  readonly about: string;
  readonly category: number;
}

interface Wanted {
  readonly filter: KindFilter;
  readonly words: string;
  readonly favourites: readonly string[];
}

const OTHERS = 'อื่น ๆ';

/** True when every word is in the name, the line about it or the code of a kind, in any way to write it. */
function fits({ kind, name, about, category }: Kind, words: string): boolean {
  const text = searchKey(`${name} ${about} ${kind} ${categoryNames.get(category) ?? ''}`);
  return searchKey(words)
    .split(' ')
    .every((word) => text.includes(word));
}

/** The kinds that are wanted, by groups in their order; no group is empty. A category without a name is among the others. */
export function groupKinds<Own extends Kind>(kinds: readonly Own[], { filter, words, favourites }: Wanted) {
  const shown = kinds.filter((kind) => {
    if (filter === 'favourites' && !favourites.includes(kind.kind)) return false;
    if (typeof filter === 'number' && kind.category !== filter) return false;
    return fits(kind, words);
  });
  const names = [...categoryNames.values(), OTHERS];
  const byName = Map.groupBy(shown, ({ category }) => categoryNames.get(category) ?? OTHERS);
  return names.flatMap((name) => {
    const own = byName.get(name);
    return own ? [{ name, kinds: own }] : [];
  });
}

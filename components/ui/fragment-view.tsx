'use client';

import type { ComponentType } from 'react';

/** What a page's `personalFragment` read is what its view takes: the page hands the one to the other, and is checked there. */
function ownOf<Own extends object>(read: object): Own {
  return read as Own;
}

/**
 * A view of a personal fragment, with the data that `personalFragment` reads. A page that is rendered for the page cache holds a
 * placeholder instead, and the server renders the view for each answer (docs/decisions/page-cache.md).
 */
export function fragmentView<Own extends object>(View: ComponentType<{ readonly own: Own }>) {
  return function FragmentView({ own }: { readonly own: Own | string }) {
    if (typeof own !== 'string') return <View own={own} />;
    const context = globalThis.pwinRenderContext?.getStore();
    if (context) context.fragment.show = (read) => <View own={ownOf(read)} />;
    return <i>{context?.placeholders?.fragment.html}</i>;
  };
}

'use client';

import type { ComponentType } from 'react';

/** What a page's `ownPart` read is what its view takes: the page hands the one to the other, and is checked there. */
function ownOf<Own extends object>(read: object): Own {
  return read as Own;
}

/**
 * A view of what is a member's own, as `ownPart` reads it. Where a page is rendered to be kept, something stands for that
 * part, and the server learns how to show it to whoever asks (docs/decisions/page-cache.md).
 */
export function ownView<Own extends object>(View: ComponentType<{ readonly own: Own }>) {
  return function OwnView({ own }: { readonly own: Own | string }) {
    if (typeof own !== 'string') return <View own={own} />;
    const answering = globalThis.pwinAnswering?.getStore();
    if (answering) answering.ownPart.show = (read) => <View own={ownOf(read)} />;
    return <i>{answering?.madeUp?.ownPart.html}</i>;
  };
}

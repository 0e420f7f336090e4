'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';
import { sheetCopy } from '#components/lotto/draft/draft-sheet-copy.ts';
import { useBackCloses } from '#components/ui/dialog/use-back.ts';
import styles from './draft-sheet.module.css';

interface DraftSheetProps {
  /** The draft, which the sheet shows. */
  readonly draft: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Where the draft stands beside the entry, or there is no height for a sheet, nothing opens. */
const IS_SHEET = '(max-width: 959.95px) and (min-height: 480.05px)';

/** Takes keyboard and pointer from all that is not in the way to this element. Returns the function that gives them back. */
function holdRest(kept: HTMLElement): () => void {
  const held: Element[] = [];
  for (let node: HTMLElement = kept; node.parentElement && node !== document.body; node = node.parentElement)
    for (const one of node.parentElement.children) {
      // What is said above the page is heard and closed as before.
      const isFree =
        one === node || one.matches('[inert], script, style, [role="alert"], .notistack-SnackbarContainer');
      if (!isFree) held.push(one);
    }
  for (const one of held) one.setAttribute('inert', '');
  return () => {
    for (const one of held) one.removeAttribute('inert');
  };
}

/** What an open draft has on a phone: it closes by Back, Escape, its button and a tap beside it, and holds the keyboard with the bar. */
export function DraftSheet({ draft, onClose }: DraftSheetProps) {
  const close = useEffectEvent(onClose);
  useBackCloses(true, onClose);
  useEffect(() => {
    const section = draft.current;
    const dock = section?.parentElement;
    const fits = () => window.matchMedia(IS_SHEET).matches;
    if (!section || !dock || !fits()) return close();
    const release = holdRest(dock);
    (section.querySelector<HTMLElement>('input[data-unpriced]') ?? section).focus();
    const handleKey = ({ key }: KeyboardEvent) => {
      // A dialog over it is closed first.
      if (key === 'Escape' && !document.querySelector('[role="dialog"]')) close();
    };
    const handleResize = () => !fits() && close();
    document.addEventListener('keydown', handleKey);
    window.addEventListener('resize', handleResize);
    return () => {
      release();
      document.removeEventListener('keydown', handleKey);
      window.removeEventListener('resize', handleResize);
      const { activeElement } = document;
      if (section.contains(activeElement) || activeElement === document.body)
        dock.querySelector<HTMLElement>('[aria-controls="draft"]')?.focus();
    };
  }, [draft]);
  return (
    <button
      type="button"
      className={styles.behind}
      tabIndex={-1}
      aria-label={sheetCopy.close}
      onClick={onClose}
    />
  );
}

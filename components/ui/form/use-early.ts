import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What a field shows, of one line or of many, or what is chosen of the buttons and boxes in a part, or of a select; empty where nothing is. */
function shownBy(part: HTMLElement): string {
  return 'value' in part
    ? String(part.value)
    : (part.querySelector<HTMLInputElement>(':checked')?.value ?? '');
}

/**
 * For a field, a select, or what stands around radio buttons or a box, whose value is kept elsewhere: what somebody put in
 * before the page came alive counts, also over what was kept on the device.
 */
export function useEarly<Part extends HTMLElement>(
  value: string,
  take: (early: string) => void,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const takeLate = useEffectEvent((early: string) => {
    if (early !== value) take(early);
  });
  const look = useEffectEvent(() => {
    const early = part.current ? shownBy(part.current) : value;
    // By then what is kept has been read, and no other tap came between.
    if (early !== value) queueMicrotask(() => takeLate(early));
  });
  useEffect(() => look(), []);
  return part;
}

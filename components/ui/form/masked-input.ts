import type { ChangeEvent, CompositionEvent } from 'react';
import { isComposed } from '#components/ui/form/composed.ts';
import { normaliseDigits } from '#rules/text/digits.ts';

type Mask = (typed: string) => string;

/**
 * Handlers of a field whose text is masked while it is typed. What a keyboard composes is handed on as it is, and masked once
 * it is done with, which is at the latest when the field is left.
 */
export function maskedInput(mask: Mask, onText: (text: string) => void) {
  const finish = (input: HTMLInputElement) => {
    maskInput(input, mask);
    onText(input.value);
  };
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      isComposed(event) ? onText(event.target.value) : finish(event.target),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => finish(currentTarget),
  };
}

/** Writes the masked text into a field and keeps the caret behind the digit after which it stood. */
export function maskInput(input: HTMLInputElement, mask: (typed: string) => string): void {
  const typed = input.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const digitsBefore = countDigits(typed.slice(0, caret));
  const atEnd = caret === typed.length;
  input.value = masked;
  let place = masked.length;
  for (let end = 0; !atEnd && end <= masked.length; end += 1) {
    if (countDigits(masked.slice(0, end)) < digitsBefore) continue;
    place = end;
    break;
  }
  input.setSelectionRange(place, place);
}

function countDigits(text: string): number {
  return normaliseDigits(text).replace(/\D/g, '').length;
}

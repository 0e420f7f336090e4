import type { ChangeEvent, CompositionEvent } from 'react';

/**
 * True while a keyboard composes, as those of Android do with digits too: it then holds the text itself, and puts it in anew
 * with each key. What is changed meanwhile comes twice.
 */
export function isComposed({ nativeEvent }: Pick<ChangeEvent, 'nativeEvent'>): boolean {
  return 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
}

/** Handlers of a field that keeps only some signs, each where it stands: what is composed is cleaned once it is done with. */
export function composedInput(clean: (typed: string) => string, onText: (text: string) => void) {
  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onText(isComposed(event) ? event.target.value : clean(event.target.value)),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      onText(clean(currentTarget.value)),
  };
}

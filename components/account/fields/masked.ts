import type { ChangeEvent, CompositionEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { isComposed } from '#components/ui/form/composed.ts';
import { maskInput } from '#components/ui/form/masked-input.ts';

/** A registered field whose text is masked while it is typed; see `maskedInput`. */
export function masked<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  mask: (typed: string) => string,
) {
  return {
    ...field,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!isComposed(event)) maskInput(event.target, mask);
      return field.onChange(event);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      maskInput(event.currentTarget, mask);
      return field.onChange(event);
    },
  };
}

import type { UseFormRegisterReturn } from 'react-hook-form';
import { maskInput } from '#components/account/fields/digit-mask.ts';

/** A registered field whose text is masked while it is typed. */
export function masked<Name extends string>(
  field: UseFormRegisterReturn<Name>,
  mask: (typed: string) => string,
): UseFormRegisterReturn<Name> {
  return {
    ...field,
    onChange: (event: { target: unknown; type?: unknown }) => {
      if (event.target instanceof HTMLInputElement) maskInput(event.target, mask);
      return field.onChange(event);
    },
  };
}

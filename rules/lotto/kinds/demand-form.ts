/** A figure that has the form it must have. Throws RangeError with its name otherwise. */
export function demandForm(figure: string, form: RegExp, name: string): string {
  if (!form.test(figure)) throw new RangeError(`${name} is not of the form ${form.source}: ${figure}`);
  return figure;
}

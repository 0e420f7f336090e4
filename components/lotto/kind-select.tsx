'use client';

import { lobbyCopy } from '#components/lotto/lobby/copy.ts';
import { Button } from '#components/ui/form/button.tsx';
import { useEarly } from '#components/ui/form/use-early.ts';
import { categoryNames } from '#rules/lotto/kinds/category-names.ts';
import styles from './kind-select.module.css';

interface KindSelectProps {
  /** Address of the page that shows one kind. */
  readonly page: string;
  readonly chosen: string;
  readonly kinds: readonly {
    readonly kind: string;
    readonly kind_name: string;
    readonly category_id: number;
  }[];
  /** What else stays in the address. */
  readonly also?: Readonly<Record<string, string>>;
}

/** One of the kinds for a page that shows one at a time. Without scripts the button asks for it. */
export function KindSelect({ page, chosen, kinds, also = {} }: KindSelectProps) {
  const groups = [...Map.groupBy(kinds, ({ category_id }) => category_id)];
  const ask = () => select.current?.form?.requestSubmit();
  const select = useEarly<HTMLSelectElement>(chosen, () => {
    // A browser shows another one where that of the page cannot be chosen.
    if (kinds.some(({ kind }) => kind === chosen)) ask();
  });
  return (
    // Going back, a browser would put the choice that led away into it again.
    <form className={styles.form} action={page} method="get" autoComplete="off">
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label>
        {lobbyCopy.kind}
        <select
          ref={select}
          className={styles.select}
          key={chosen}
          name="kind"
          defaultValue={chosen}
          onChange={ask}
        >
          {groups.map(([category, own]) => (
            <optgroup key={category} label={categoryNames.get(category) ?? ''}>
              {own.map(({ kind, kind_name }) => (
                <option key={kind} value={kind}>
                  {kind_name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" size="small">
          {lobbyCopy.show}
        </Button>
      </noscript>
    </form>
  );
}

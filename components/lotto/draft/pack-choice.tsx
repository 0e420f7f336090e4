import { useEffect, useEffectEvent } from 'react';
import { draftCopy } from '#components/lotto/bet-builder-copy.ts';
import type { usePack } from '#components/lotto/draft/use-pack.ts';
import type { RoundTerms } from '#components/lotto/round/use-round-terms.ts';
import { Segmented } from '#components/ui/form/segmented.tsx';
import { packNames, packs } from '#rules/lotto/pack.ts';
import styles from './draft-list.module.css';

interface PackChoiceProps {
  readonly pack: ReturnType<typeof usePack>;
  readonly terms: RoundTerms;
  readonly isClosed: boolean;
}

const options = packs.map((pack) => ({ value: pack, label: packNames[pack] }));

/** Full pay or discount, for the whole bill: what it costs and pays follows at once. */
export function PackChoice({ pack, terms, isClosed }: PackChoiceProps) {
  const takeUsual = useEffectEvent(pack.takeUsual);
  const isDue = pack.isUsualDue && !isClosed;
  useEffect(() => {
    if (isDue) takeUsual();
  }, [isDue]);
  const percents = [...new Set(terms.rates.map(({ discount }) => discount))].filter((percent) => percent > 0);
  return (
    <fieldset className={styles.pack} disabled={isClosed}>
      <Segmented
        name="pack"
        label={draftCopy.pack}
        options={options}
        value={pack.chosen}
        onChange={pack.choose}
      />
      {percents.length > 0 && (
        <p>{draftCopy.packText(percents.map((percent) => `${percent}%`).join(' / '))}</p>
      )}
    </fieldset>
  );
}

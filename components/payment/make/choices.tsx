import { useEarly } from '#components/ui/form/use-early.ts';
import type { Elements } from '#components/ui/text/elements.ts';
import styles from './choices.module.css';

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly mark: Elements;
}

interface ChoicesProps {
  readonly legend: string;
  /** Of the radio buttons. */
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly chosen: number;
  readonly onChoose: (id: number) => void;
}

/** One of a few things to pay by, each with its mark. */
export function Choices({ legend, name, choices, chosen, onChoose }: ChoicesProps) {
  const part = useEarly<HTMLFieldSetElement>(String(chosen), (early) => onChoose(Number(early)));
  return (
    <fieldset ref={part} className={styles.channels}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.id} className={styles.channel}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === chosen}
            onChange={() => onChoose(choice.id)}
          />
          {choice.mark}
          <span>
            <strong>{choice.name}</strong>
            {choice.hint && <small>{choice.hint}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

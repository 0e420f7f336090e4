import { baht, part } from '#frames/parts/page-parts.ts';
import type { PaidBet } from '#rules/tables/events.ts';
import { optionFacts } from '#rules/tables/option-facts.ts';
import { groupOf, groupWords, type OptionGroup, optionWords, payWords } from '#rules/tables/option-words.ts';
import type { Table } from '#rules/tables/table.ts';
import { copy, tableWords } from './copy.ts';
import { drawnOption } from './option-names.ts';

/** The options of a table as buttons. */
export interface Layout {
  /** Writes what is staked on each option. */
  readonly showStakes: (stakes: ReadonlyMap<string, number>) => void;
  /** Lights the options that won, with what came back; none where nothing is given. */
  readonly showPaid: (paid: readonly PaidBet[], won: ReadonlySet<string>) => void;
}

interface Button {
  readonly button: HTMLButtonElement;
  readonly badge: HTMLElement;
  readonly words: string;
}

/** Baht in little room: whole ones without satang. */
const shortBaht = (amount: number) => baht(amount).replace('.00', '');

type Press = (option: string) => void;

function buttonOf(id: string, backs: readonly number[], onPress?: Press): Button {
  const button = document.createElement('button');
  const [name, pays, badge] = ['span', 'span', 'b'].map((kind) => document.createElement(kind));
  if (!name || !pays || !badge) throw new Error('An option has no parts');
  button.type = 'button';
  button.className = 'option';
  button.dataset.option = id;
  name.className = 'name';
  name.append(...drawnOption(id));
  pays.className = 'pays';
  pays.textContent = payWords(backs);
  badge.className = 'badge';
  badge.hidden = true;
  button.append(name, pays, badge);
  button.disabled = onPress === undefined;
  if (onPress) button.addEventListener('click', () => onPress(id));
  return { button, badge, words: `${optionWords(id)} ${copy.pays(payWords(backs))}` };
}

/** Puts the options of a table on the page, part by part; `onPress` is told which one was pressed. Without it none can be. */
export function openLayout(table: Table, onPress?: Press): Layout {
  const buttons = new Map<string, Button>();
  const groups = new Map<string, HTMLElement>();
  for (const { id, backs } of optionFacts(table)) {
    const group = groupOf(id);
    const place = groups.get(group) ?? groupPlace(group);
    groups.set(group, place);
    const made = buttonOf(id, backs, onPress);
    made.button.ariaLabel = made.words;
    buttons.set(id, made);
    place.append(made.button);
  }
  return {
    showStakes: (stakes) => {
      for (const [id, { button, badge, words }] of buttons) {
        const stake = stakes.get(id) ?? 0;
        badge.hidden = stake === 0;
        badge.textContent = shortBaht(stake);
        button.ariaLabel = stake === 0 ? words : `${words} ${tableWords().staked(shortBaht(stake))}`;
      }
    },
    showPaid: (paid, won) => {
      for (const [id, { button }] of buttons) button.toggleAttribute('data-won', won.has(id));
      for (const { option, stakeSatang, backSatang } of paid) {
        const shown = buttons.get(option);
        if (!shown) continue;
        const [stake, back] = [shortBaht(stakeSatang / 100), backSatang / 100];
        // What was staked stays to be read; of a bet that lost it is struck through.
        shown.badge.textContent = back > 0 ? copy.cameTo(stake, shortBaht(back)) : stake;
        shown.button.toggleAttribute('data-lost', back === 0);
        shown.button.ariaLabel = `${shown.words} ${tableWords().staked(stake)} ${copy.back(baht(back))}`;
      }
      if (paid.length === 0) for (const { button } of buttons.values()) button.removeAttribute('data-lost');
    },
  };
}

function groupPlace(group: OptionGroup): HTMLElement {
  const section = document.createElement('section');
  const [title, place] = [document.createElement('h2'), document.createElement('div')];
  title.id = `group-${group}`;
  title.textContent = groupWords[group];
  section.setAttribute('aria-labelledby', title.id);
  place.className = `options ${group}`;
  section.append(title, place);
  part('layout').append(section);
  return place;
}

import { part } from '#frames/parts/page-parts.ts';
import { type Card, pointsOf, rankOf, suitOf } from '#rules/baccarat/cards.ts';
import { outcomeOf } from '#rules/tables/baccarat.ts';
import type { TableResult } from '#rules/tables/events.ts';
import { copy } from './copy.ts';

type Hand = Extract<TableResult, { kind: 'cards' }>;

/** From one card to the next; six of them are dealt at the most. */
const APART_MS = 200;
const SIGNS = { s: '♠', h: '♥', c: '♣', d: '♦' } as const;

const totalOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10;

/** What a hand came to, in words. */
export function handWords(hand: Hand): string {
  return copy.hand(totalOf(hand.player), totalOf(hand.banker), copy.winner[outcomeOf(hand)]);
}

function cardOf(card: Card): HTMLElement {
  const shown = document.createElement('span');
  shown.className = 'card';
  shown.dataset.suit = suitOf(card);
  shown.ariaHidden = 'true';
  shown.textContent = `${rankOf(card).replace('T', '10')}${SIGNS[suitOf(card)]}`;
  return shown;
}

/** The cards of a side; those from `before` on have just come. */
function sideOf(side: 'player' | 'banker', cards: readonly Card[], before: number): HTMLElement {
  const place = document.createElement('div');
  const [title, row] = [document.createElement('b'), document.createElement('div')];
  place.className = 'side';
  place.dataset.side = side;
  row.className = 'cards';
  title.textContent =
    cards.length === 0 ? copy.hands[side] : `${copy.hands[side]} ${copy.points(totalOf(cards))}`;
  for (const [at, card] of cards.entries()) {
    const shown = cardOf(card);
    shown.toggleAttribute('data-new', at >= before);
    row.append(shown);
  }
  place.append(title, row);
  return place;
}

/** The cards that lie after so many were dealt: two for each in turn, then the third of the player and of the banker. */
function dealtAfter({ player, banker }: Hand, count: number): Pick<Hand, 'player' | 'banker'> {
  const first = Math.min(count, 4);
  const thirds = Math.max(0, count - 4);
  const playerThird = player.length === 3 && thirds > 0;
  const bankerThird = banker.length === 3 && thirds > Number(player.length === 3);
  return {
    player: player.slice(0, Math.min(2, Math.ceil(first / 2)) + Number(playerThird)),
    banker: banker.slice(0, Math.floor(first / 2) + Number(bankerThird)),
  };
}

function putAfter(hand: Hand, count: number, before: number): void {
  const [now, then] = [dealtAfter(hand, count), dealtAfter(hand, before)];
  part('result').replaceChildren(
    sideOf('player', now.player, then.player.length),
    sideOf('banker', now.banker, then.banker.length),
  );
}

/** A hand as it lies in the end. */
export function putHand(hand: Hand): void {
  const all = hand.player.length + hand.banker.length;
  putAfter(hand, all, all);
}

/** Deals a hand, one card after the other. */
export async function dealCards(hand: Hand, isSkipped: () => boolean, onCard: () => void): Promise<void> {
  const all = hand.player.length + hand.banker.length;
  for (let count = 1; count <= all && !isSkipped(); count += 1) {
    putAfter(hand, count, count - 1);
    onCard();
    await new Promise((done) => setTimeout(done, APART_MS));
  }
}

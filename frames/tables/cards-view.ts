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

function sideOf(side: 'player' | 'banker', cards: readonly Card[]): HTMLElement {
  const place = document.createElement('div');
  const [title, row] = [document.createElement('b'), document.createElement('div')];
  place.className = 'side';
  place.dataset.side = side;
  row.className = 'cards';
  title.textContent =
    cards.length === 0 ? copy.hands[side] : `${copy.hands[side]} ${copy.points(totalOf(cards))}`;
  row.append(...cards.map(cardOf));
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

function putAfter(hand: Hand, count: number): void {
  const { player, banker } = dealtAfter(hand, count);
  part('result').replaceChildren(sideOf('player', player), sideOf('banker', banker));
}

/** A hand as it lies in the end. */
export function putHand(hand: Hand): void {
  putAfter(hand, hand.player.length + hand.banker.length);
}

/** Deals a hand, one card after the other. */
export async function dealCards(hand: Hand, isSkipped: () => boolean, onCard: () => void): Promise<void> {
  const all = hand.player.length + hand.banker.length;
  for (let count = 1; count <= all && !isSkipped(); count += 1) {
    putAfter(hand, count);
    onCard();
    await new Promise((done) => setTimeout(done, APART_MS));
  }
}

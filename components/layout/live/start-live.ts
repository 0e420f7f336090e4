import type { QueryClient } from '@tanstack/react-query';
import { isLive } from '#components/layout/live/out-of-date.ts';
import { createReadAgain } from '#components/layout/live/read-again.ts';
import { createWinTeller } from '#components/layout/live/tell-wins.ts';
import { tellOfWithdrawal } from '#components/layout/live/tell-withdrawals.ts';
import type { LiveFrame } from '#lib/live/frames.ts';
import { holdStream, type Place } from '#lib/live/hold-stream.ts';
import type { News } from '#lib/live/news.ts';
import { readStream } from '#lib/live/read-stream.ts';
import { createClockSetter } from '#lib/live/set-clock.ts';
import { shareStream } from '#lib/live/share-stream.ts';
import { isOffline } from '#lib/network.ts';
import { keepOfflinePage } from '#lib/offline-worker.ts';
import type { LocalState } from '#stores/local.ts';

interface LivePage {
  readonly queryClient: QueryClient;
  /** Reads the page again, where the server rendered it. */
  readonly refreshPage: () => void;
  /** Undefined for a visitor. */
  readonly memberId: string | undefined;
  /** When the page was rendered, by the server's clock: what happened since is published. */
  readonly sinceMs: number;
  /** Whether somebody wants to be told of a kind of news, asked when there is some. */
  readonly tells: LocalState['tells'];
}

const ANYTHING: News = { kind: 'reset', id: '', what: '' };

/**
 * Keeps an open page true while things happen: balance, bills, withdrawals, rounds, results. What the stream publishes are ids; everything
 * shown is read by the calls that show it. Returns the function that stops it.
 */
export function startLive({ queryClient, refreshPage, memberId, sinceMs, tells }: LivePage): () => void {
  // With the code of this part, which comes when the browser rests: the first load of a page carries nothing of it.
  keepOfflinePage();
  const place: Place = { lastId: undefined, sinceMs };
  const again = createReadAgain(queryClient, refreshPage);
  const wins = createWinTeller();
  const setClock = createClockSetter();
  let stop = () => {};

  function tell(news: News): void {
    again.hear(news);
    if (news.kind === 'bill' && news.what === 'settled' && tells('wins')) wins.settled(news.id);
    if (news.kind === 'withdrawal' && tells('withdrawals')) tellOfWithdrawal(news.what);
  }

  function hear(frame: LiveFrame): void {
    // Somebody else logged in here: this page is about to be loaded anew.
    if (frame.event === 'hello' && frame.data.member_id !== (memberId ?? null)) {
      stop();
      return;
    }
    if (frame.event === 'hello' || frame.event === 'time') setClock(frame.data.now, frame.event === 'hello');
    if (frame.event === 'reset') tell(ANYTHING);
    const isNew = place.lastId === undefined || Number(frame.id) > Number(place.lastId);
    if (frame.event === 'change' && isNew) tell(frame.data);
    // After a reset the server counts from elsewhere.
    if (frame.id !== undefined && (isNew || frame.event === 'time')) place.lastId = frame.id;
  }

  /** What the browser kept of this page, and shows again, is as old as its last sight. */
  const showAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !isOffline()) refreshPage();
  };
  window.addEventListener('pageshow', showAgain);
  /** The router shows a page that is gone back to as it was left; what it missed was published to another page. */
  const goneBack = () => {
    if (isLive(window.location.pathname)) again.hear(ANYTHING);
  };
  window.addEventListener('popstate', goneBack);

  stop = shareStream<LiveFrame>(`live ${memberId ?? ''}`, {
    lead: async (signal, publish) => {
      const told = (frame: LiveFrame) => {
        hear(frame);
        publish(frame);
      };
      // The next call meets the same end and leads to the login page.
      if ((await holdStream(place, told, signal)) === 'over' && memberId !== undefined) tell(OVER);
    },
    catchUp: (signal) => readStream({ ...place, once: true, signal, hear }),
    hear,
  });
  return () => {
    window.removeEventListener('pageshow', showAgain);
    window.removeEventListener('popstate', goneBack);
    stop();
    again.stop();
    wins.stop();
  };
}

const OVER: News = { kind: 'balance', id: '', what: '' };

'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { launcherCopy } from '#components/games/launcher/copy.ts';
import type { Calls } from '#contract/calls.ts';
import { AGENT_CODE, AGENT_ID, toastMs } from '#contract/constants.ts';
import type { Wallet } from '#contract/wallet.ts';
import { call } from '#lib/api/call.ts';
import { messageOf } from '#lib/api/errors.ts';
import { errorPopup } from '#lib/feedback/popup.ts';
import { toast } from '#lib/feedback/toast.ts';
import type { SelectedGame } from '#stores/games.ts';

type Opened = Calls['POST /api/game/link']['data'];

/** How far the opening of a game has come. */
export interface GameLink {
  /** To choose from; empty until they are known, and where one was chosen by itself. */
  readonly wallets: readonly Wallet[];
  /** One is chosen, and its game not there yet. */
  readonly isOpening: boolean;
  readonly link: string | undefined;
  /** Of a game with money. */
  readonly sessionId: string | undefined;
  readonly chooseWallet: (wallet: Wallet) => void;
  /** Opens the game from the beginning. */
  readonly openAgain: () => void;
}

/** Widths of the specification's breakpoints xs and sm. */
const MOBILE = '(max-width: 959.95px)';
const MAIN_WALLET = 1;

function sayFailure(text: string): void {
  toast(text, { variant: 'error', position: 'top-end', ms: toastMs.error });
}

/** Ends what was opened with a provider; where that does not arrive, it ends with the login. */
export function endSession(sessionId: string): void {
  void call('POST /api/member/game/close', { game_session_id: sessionId }).catch(() => undefined);
}

/**
 * Opens the game that was chosen, as specified: a welcome; a demo by its link; else the wallets that it can be played with, the
 * single one by itself. `onFailed` is called where there is nothing to show.
 */
export function useGameLink(game: SelectedGame, onFailed: () => void): GameLink {
  const [wallets, setWallets] = useState<readonly Wallet[]>([]);
  const [opened, setOpened] = useState<Partial<Opened>>({});
  const isClosed = useRef(false);
  const isAsking = useRef(false);
  const [isOpening, setOpening] = useState(false);
  const [turn, setTurn] = useState(0);
  const fail = useEffectEvent(onFailed);
  const { gameId: game_id, providerId: provider_id, subProviderId: sub_provider_id, source } = game;

  const chooseWallet = useCallback(
    async (wallet: Wallet) => {
      // A second tap would open a second session beside the one that is shown.
      if (isAsking.current) return;
      isAsking.current = true;
      setOpening(true);
      const chosen = { game_id, provider_id, source, is_mobile: window.matchMedia(MOBILE).matches };
      const agent = { agent_code: AGENT_CODE, agent_id: AGENT_ID };
      try {
        const link = await call('POST /api/game/link', { ...chosen, ...agent, wallet_id: wallet.id });
        if (isClosed.current) endSession(link.game_session_id);
        else setOpened(link);
      } catch (error) {
        if (isClosed.current) return;
        await errorPopup({ text: messageOf(error) });
        // With several wallets another one may do.
        setWallets((known) => (known.length === 0 ? [wallet] : known));
      } finally {
        isAsking.current = false;
        setOpening(false);
      }
    },
    [game_id, provider_id, source],
  );

  const openDemo = useEffectEvent(async (isCurrent: () => boolean) => {
    const chosen = { game_id, provider_id, source, is_mobile: window.matchMedia(MOBILE).matches };
    const demo = await call('POST /api/game/demo', { ...chosen, agent_code: AGENT_CODE, agent_id: AGENT_ID });
    if (isCurrent()) setOpened(demo);
  });

  const openReal = useEffectEvent(async (isCurrent: () => boolean) => {
    const all = await call('POST /api/game/wallets', { game_id, provider_id, sub_provider_id });
    if (!isCurrent()) return;
    const usable = all.filter(({ balance, wallet_type_id: type }) => balance > 0 || type === MAIN_WALLET);
    const [only, ...others] = usable;
    if (!only) {
      sayFailure(launcherCopy.noWallet);
      return fail();
    }
    if (others.length > 0) setWallets(usable);
    else void chooseWallet(only);
  });

  const welcome = useEffectEvent(() =>
    toast(launcherCopy.welcome(game.name), { variant: 'success', ms: toastMs.welcome }),
  );

  useEffect(() => {
    let isCurrent = true;
    isClosed.current = false;
    const still = () => isCurrent;
    if (turn === 0) welcome();
    (game.isDemo ? openDemo(still) : openReal(still)).catch((error: unknown) => {
      if (!isCurrent) return;
      sayFailure(messageOf(error));
      fail();
    });
    return () => {
      isCurrent = false;
      isClosed.current = true;
    };
  }, [game.isDemo, turn]);

  return {
    wallets,
    isOpening,
    link: opened.link,
    sessionId: opened.game_session_id,
    chooseWallet: (wallet) => void chooseWallet(wallet),
    openAgain: () => {
      setOpened({});
      setTurn((before) => before + 1);
    },
  };
}

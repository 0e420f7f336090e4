'use client';

import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isOffline, onNetworkChange } from '#lib/network.ts';

/** True while the device is offline; false on the server. */
export function useOffline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOffline, () => false);
}

/** Calls back when the network is there again. */
export function useBackOnline(handle: () => void): void {
  const isBack = useEffectEvent(() => !isOffline() && handle());
  useEffect(() => onNetworkChange(() => isBack()), []);
}

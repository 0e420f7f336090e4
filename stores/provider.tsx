'use client';

import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createLocalDataStore, LOCAL_DATA, type LocalData, type LocalDataStore } from '#stores/local-data.ts';
import { createLottoStore, type LottoState, type LottoStore } from '#stores/lotto.ts';
import { createPaymentStore, type PaymentState, type PaymentStore } from '#stores/payment.ts';
import type { SessionSlice } from '#stores/session.ts';
import { createSessionDataStore, type SessionDataStore } from '#stores/session-data.ts';
import type { UserSlice } from '#stores/user.ts';

interface Stores {
  readonly localData: LocalDataStore;
  readonly sessionData: SessionDataStore;
  readonly lotto: LottoStore;
  readonly payment: PaymentStore;
}

const StoresContext = createContext<Stores | null>(null);

/** Makes the stores once per request on the server and once per tab in the browser. */
export function StoresProvider({
  user,
  children,
}: {
  user: UserSlice['user'] | undefined;
  children: ReactNode;
}) {
  const [stores] = useState<Stores>(() => ({
    localData: createLocalDataStore(user),
    sessionData: createSessionDataStore(),
    lotto: createLottoStore(),
    payment: createPaymentStore(),
  }));
  // Before the effects of what stands below: what they write would go over what is stored.
  useLayoutEffect(() => {
    void stores.localData.persist.rehydrate();
    // Who is there by the server's word is written down at once, for other tabs and the next visit.
    stores.localData.setState({});
    void stores.sessionData.persist.rehydrate();
    // Else what this tab writes next would take back what another one noted.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === LOCAL_DATA) void stores.localData.persist.rehydrate();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  }, [stores]);
  return <StoresContext value={stores}>{children}</StoresContext>;
}

function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('StoresProvider is missing');
  return stores;
}

export function useLocalData<Value>(select: (state: LocalData) => Value): Value {
  return useStore(useStores().localData, select);
}

export function useSessionData<Value>(select: (state: SessionSlice) => Value): Value {
  return useStore(useStores().sessionData, select);
}

export function useLottoStore<Value>(select: (state: LottoState) => Value): Value {
  return useStore(useStores().lotto, select);
}

export function usePaymentStore<Value>(select: (state: PaymentState) => Value): Value {
  return useStore(useStores().payment, select);
}

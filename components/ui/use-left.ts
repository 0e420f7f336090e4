'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** True once what asks is gone from the page: what becomes known then has to be said elsewhere. */
export function useLeft(): RefObject<boolean> {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

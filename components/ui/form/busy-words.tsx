'use client';

import { useEffect, useState } from 'react';

/** An answer that takes longer is called slow, so that nobody takes the page for stuck. */
const SLOW_MS = 6_000;
const slow = 'สัญญาณช้า กรุณารอ';

/** What a busy button says, and after a while that it is slow. */
export function BusyWords({ said }: { said: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return <span>{isSlow ? `${said} ${slow}` : said}</span>;
}

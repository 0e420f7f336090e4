'use client';

import { useEffect, useRef, useState } from 'react';

/** Sound of the wheel, off until it is turned on; its code comes then. */
export function useTurnSound() {
  const [isOn, setOn] = useState(false);
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => () => void audio.current?.close(), []);
  return {
    isOn,
    toggle: () => {
      // A browser lets a page make sounds only after a press.
      audio.current ??= new AudioContext();
      setOn(!isOn);
    },
    play: () => {
      const { current } = audio;
      if (!isOn || !current) return;
      import('#components/wheel/turn-sound.ts').then(
        ({ playTurn }) => playTurn(current),
        () => setOn(false),
      );
    },
  };
}

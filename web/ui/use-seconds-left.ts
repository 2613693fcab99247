import { useEffect, useState } from 'react';

/** Counts `seconds` down to zero from when they are said, whatever the device's clock does meanwhile. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const began = performance.now();
    const timer = setInterval(show, 1000);
    show();
    return () => clearInterval(timer);

    function show() {
      const now = Math.max(0, Math.ceil(seconds - (performance.now() - began) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }
  }, [seconds]);
  return left;
}

import { useEffect, useState } from 'react';

/** Counts `seconds` down to zero from the render that gives them, even if the device's time changes in between. */
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

import { useEffect } from 'react';

/** Signals that the page answers from now on. The presses before that are repeated then (`web/takeover/late-scripts.ts`). */
export function Takeover() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('ready'));
  }, []);
  return null;
}

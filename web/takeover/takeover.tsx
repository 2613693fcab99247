import { useEffect } from 'react';

/** Says that the page answers from now on. What was pressed before is pressed again then (`late-scripts.ts`). */
export function Takeover() {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
    dispatchEvent(new Event('ready'));
  }, []);
  return null;
}

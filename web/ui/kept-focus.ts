import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A button that is disabled while it works loses the focus, and keyboard users lose their position on the page. This gives the
 * focus back, before an element that opens then asks where the focus was.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const had = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      had.current = document.activeElement === button.current;
      return;
    }
    if (had.current && document.activeElement === document.body) button.current?.focus();
    had.current = false;
  }, [button, busy]);
}

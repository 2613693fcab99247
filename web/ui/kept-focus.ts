import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The disabled element that was the last to lose the focus, until something has it again. */
let lost: EventTarget | null = null;
if (typeof document !== 'undefined') {
  document.addEventListener('focusout', ({ target }) => {
    lost = target instanceof Element && target.matches(':disabled') ? target : null;
  });
  document.addEventListener('focusin', () => {
    lost = null;
  });
}

/**
 * A button that is disabled while it works loses the focus, and keyboard users lose their position on the page. This gives the
 * focus back, before an element that opens then asks where the focus was. Some browsers take it away at once (Chromium from
 * version 150 on), others after the next frame and without an event.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const had = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      had.current = button.current !== null && [document.activeElement, lost].includes(button.current);
      return;
    }
    if (had.current && document.activeElement === document.body) button.current?.focus();
    had.current = false;
  }, [button, busy]);
}

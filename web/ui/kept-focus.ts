import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The last element that lost the focus. */
let left: EventTarget | null;
globalThis.document?.addEventListener('focusout', ({ target }) => {
  left = target;
});

/**
 * A button that is disabled while it works loses the focus, and keyboard users lose their position on the page. This gives the
 * focus back, before an element that opens then asks where the focus was. Some browsers take it away at once (Chromium from
 * version 150 on), others after the next frame and without an event.
 */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>, busy: boolean) {
  const had = useRef(false);
  useLayoutEffect(() => {
    if (busy) had.current = [document.activeElement, left].includes(button.current);
    else if (had.current && document.activeElement === document.body) button.current?.focus();
  }, [button, busy]);
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * After a followed link, focus goes to the new page's heading, or to the element that the hash names; screen readers read a new
 * title.
 */
export function Announcer() {
  const [message, setMessage] = useState('');
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname + hash);

  useEffect(() => {
    const address = pathname + hash;
    if (shown.current === address) return;
    const isNewPage = shown.current.split('#')[0] !== pathname;
    shown.current = address;
    if (isNewPage) setMessage(document.title);
    const linked = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!linked && !isNewPage) return;
    const target = linked ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    // A field that a link leads to stays where the Tab key finds it.
    if (target && target.tabIndex < 0) target.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <div className="sr-only" aria-live="polite">
      {message}
    </div>
  );
}

/**
 * Scrolling glides after a followed link and is immediate when going back. Has to stand before
 * ScrollRestoration, which scrolls in the same phase.
 */
export function SmoothAfterLink() {
  const type = useNavigationType();
  const { key } = useLocation();
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-smooth', Boolean(key) && type !== 'POP');
    // The browser takes the window's way of scrolling over from its last look at the styles: without one now, the first
    // followed link would jump, and the first way back would glide.
    void getComputedStyle(root).scrollBehavior;
  }, [type, key]);
  return null;
}

import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Says something to those who cannot see it change. */
export function useAnnounce() {
  return useContext(AnnounceContext);
}

/** After a followed link, focus goes to the new page's heading and its title is announced. */
export function Announcer({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState('');
  const announce = useCallback((text: string) => setMessage(text), []);
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setMessage(document.title);
    if (hash) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, hash]);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="sr-only" aria-live="polite">
        {message}
      </div>
    </AnnounceContext>
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
    document.documentElement.toggleAttribute('data-smooth', Boolean(key) && type !== 'POP');
  }, [type, key]);
  return null;
}

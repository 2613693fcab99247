import { type ReactNode, useEffect, useRef } from 'react';
import { useFetchers } from 'react-router';
import { useHydrated } from '../forms/use-hydrated.ts';
import { Banner, type BannerProps } from './banner.tsx';

type Props = Pick<BannerProps, 'look'> & {
  children: ReactNode;
  /** The outcome that it shows: another outcome, even with the same words, is shown as a new one. */
  of: object | null | undefined;
  /** The form that was sent is no longer on the page. */
  isGone?: boolean;
};

/**
 * Shows the outcome of a form. If the form is gone, the banner takes the focus that went with it, once the page is up to date,
 * and so comes into view. It takes no focus from a member who reads or types elsewhere, nor when scripts take the page over.
 */
export function OutcomeBanner({ children, look, of, isGone = true }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(useHydrated() ? undefined : of);
  const isOver = useFetchers().length === 0;
  useEffect(() => {
    if (!isOver || !of || shown.current === of) return;
    shown.current = of;
    if (isGone && document.activeElement === document.body) element.current?.focus();
  }, [of, isOver, isGone]);
  return (
    <Banner ref={element} look={look}>
      {children}
    </Banner>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useFetchers } from 'react-router';
import { useHydrated } from '../forms/use-hydrated.ts';
import { Banner, type BannerProps } from './banner.tsx';

type Props = Pick<BannerProps, 'look'> & {
  children: ReactNode;
  /** The outcome that it shows: another outcome, even with the same words, is shown as a new one. */
  of: object | null | undefined;
  /** False for a form that stays where it is and shows there what it has changed: then nothing moves. */
  isGone?: boolean;
};

/**
 * Shows the outcome of a form. Once the page is up to date it comes into view; if the form is gone, by taking the focus that went
 * with it. It moves nothing for a member who types elsewhere, nor when scripts take the page over.
 */
export function OutcomeBanner({ children, look, of, isGone = true }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(useHydrated() ? undefined : of);
  const isOver = useFetchers().length === 0;
  useEffect(() => {
    if (!isOver || !of || shown.current === of) return;
    shown.current = of;
    const at = document.activeElement;
    if (!isGone) return;
    if (at === document.body) element.current?.focus();
    else if (!at?.matches('input, select, textarea')) element.current?.scrollIntoView({ block: 'nearest' });
  }, [of, isOver, isGone]);
  return (
    <Banner ref={element} look={look}>
      {children}
    </Banner>
  );
}

import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';

type UnfoldProps = Omit<ComponentProps<'details'>, 'open' | 'ref'> & {
  /** Opens it, from the beginning or as soon as this is true: its form was not taken, say. */
  isWanted: boolean;
  /** How often what is in it was done to the end: each time closes it. */
  timesDone?: number;
};

/**
 * Opens by a press on its heading. The browser holds whether it is open: it was there before the scripts. A part that the
 * member has opened stays open when its reason is gone, such as a field error that the first key removes.
 */
export function Unfold({ isWanted, timesDone = 0, ...rest }: UnfoldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [atFirst] = useState({ isWanted, timesDone });
  const before = useRef(atFirst);
  // Before the field at fault is given the focus, which nothing in a closed one can have.
  useLayoutEffect(() => {
    const { current: element } = details;
    if (!element) return;
    if (timesDone !== before.current.timesDone) element.open = false;
    if (isWanted && !before.current.isWanted) element.open = true;
    before.current = { isWanted, timesDone };
  }, [isWanted, timesDone]);
  return <details {...rest} ref={details} open={atFirst.isWanted} />;
}

import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';

/** What people do first where they mean to do something; looking at a page without moving anything is none of it. */
const touches = [
  'pointerdown',
  'pointermove',
  'keydown',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
  'input',
];

let want = () => {};
const isWanted = new Promise<void>((resolve) => {
  want = resolve;
});

if (typeof document !== 'undefined')
  for (const touch of touches) addEventListener(touch, want, { once: true, capture: true, passive: true });

/** The page was drawn here, not on the server: then there is nothing to look at until its scripts have come. */
function isDrawnHere(): boolean {
  return document.documentElement.dataset.ready !== undefined;
}

type Module<Props> = { default: ComponentType<Props> };

/**
 * A part of a page that is drawn on the server with the rest, and whose scripts come once somebody touches the page or
 * what it shows changes. Until then it is plain HTML: its links and forms work, as they do where no script ever comes.
 * The server is given the module itself, and the page brings its styles.
 */
export function onTouch<Props extends object>(
  source: Module<Props> | (() => Promise<Module<Props>>),
): ComponentType<Props> {
  const Part =
    typeof source === 'function'
      ? lazy(() => (isDrawnHere() ? source() : isWanted.then(source)))
      : source.default;
  return function OnTouch(props: Props) {
    const isFirst = useRef(true);
    // What was drawn on the server is out of date, and has to be drawn anew.
    useEffect(() => {
      if (!isFirst.current) want();
      isFirst.current = false;
    });
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { routerOfPage } from '../router/router-of-page.ts';
import { comingParts } from './coming.ts';

/** The events with which visitors begin to act; looking at a page without moving anything causes none of them. */
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

/** So long a part is waited for before it is asked for once more. */
const patience = 2000;

/** Loads a part again if a dead connection did not bring it: the server's HTML stays and works until then. */
async function bring<Props>(source: () => Promise<Module<Props>>): Promise<Module<Props>> {
  for (;;) {
    try {
      return await source();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, patience));
    }
  }
}

/**
 * A part of a page that the server draws with the rest, and whose scripts come once the visitor touches the page or its data
 * changes. Until then it is plain HTML: its links and forms work, as they do without any scripts. The server is given the
 * module itself, and the page brings its styles.
 */
export function onTouch<Props extends object>(
  source: Module<Props> | (() => Promise<Module<Props>>),
): ComponentType<Props> {
  const isHere = typeof source !== 'function';
  let hasCome = isHere;
  let coming: Promise<Module<Props>> | undefined;
  /** Asked for once the first of its kind is on a page. */
  const come = () => {
    if (isHere) return Promise.resolve(source);
    coming ??= (isDrawnHere() ? Promise.resolve() : isWanted)
      .then(() => bring(source))
      .then((part) => {
        hasCome = true;
        return part;
      });
    return coming;
  };
  const Part = isHere ? source.default : lazy(come);
  // Its page has just come, because a link leads there: without this part it would stand empty.
  if (!isHere && typeof document !== 'undefined' && isDrawnHere()) {
    const part = come();
    comingParts.add(part);
    void part.then(() => comingParts.delete(part));
  }
  const hear = (tell: () => void) => {
    let isHeard = true;
    void come().then(() => isHeard && tell());
    return () => {
      isHeard = false;
    };
  };
  // If React drew it again before its scripts are there, it would throw away the server's HTML and have nothing to show
  // instead.
  return memo(function OnTouch(props: Props) {
    const first = useRef(props);
    // The server's HTML may be out of date, and is then drawn again. The router itself reports it: a change is a transition,
    // which React shows nowhere on the page before each part below has its scripts.
    useEffect(
      () =>
        routerOfPage()?.subscribe(({ revalidation, navigation, fetchers }) => {
          if (revalidation !== 'idle' || navigation.state !== 'idle' || fetchers.size > 0) want();
        }),
      [],
    );
    const isFull = useSyncExternalStore(
      hear,
      () => hasCome,
      () => isHere,
    );
    const shown = isFull ? props : first.current;
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
        </Suspense>
      ),
      [shown],
    );
  }) as ComponentType<Props>;
}

import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { comingParts } from './coming.ts';

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

/** So long a part is waited for before it is asked for once more. */
const patience = 2000;

/** A part that a dead line did not bring is asked for again: what the server drew stays and works meanwhile. */
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
 * A part of a page that is drawn on the server with the rest, and whose scripts come once somebody touches the page or
 * what it shows changes. Until then it is plain HTML: its links and forms work, as they do where no script ever comes.
 * The server is given the module itself, and the page brings its styles.
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
  // Drawn anew before its scripts are there, React would throw away what the server drew, and have nothing to show instead.
  return memo(function OnTouch(props: Props) {
    const first = useRef(props);
    const router = useContext(RouterContext)?.router;
    // What was drawn on the server may be out of date, and is then drawn anew. Heard from the router itself: what changes is a
    // transition, which React shows nothing of, nor of anything else on the page, before each part below has its scripts.
    useEffect(
      () =>
        router?.subscribe(({ revalidation, navigation, fetchers }) => {
          if (revalidation !== 'idle' || navigation.state !== 'idle' || fetchers.size > 0) want();
        }),
      [router],
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

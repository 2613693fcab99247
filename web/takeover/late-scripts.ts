import type { PageText } from '../router/page-text.ts';

/**
 * Once the page has been painted, or the visitor touches it, lets the browser fetch and run the scripts that `later` has held
 * back. On a slow connection visitors read a page before they press anything, and all of it works without scripts until then.
 */
function startLater() {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    // The scripts that are held back stand behind this one: a slow connection may not have brought them yet.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', begin, { once: true });
    hasBegun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      // At the same position: the scripts take the page over element by element.
      waiting.replaceWith(script);
    }
  };
  const loaded = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return setTimeout(begin);
    // Entries come once the frame has been shown, which is later than it has been drawn.
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      setTimeout(begin);
    }).observe({ type: 'paint', buffered: true });
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  // A font or picture that hangs must not keep the scripts away.
  setTimeout(begin, 5000);
  for (const touch of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(touch, begin, { once: true, capture: true, passive: true });

  // Presses that only scripts can answer are repeated once the scripts are there (`web/takeover/takeover.tsx`): each button once, in the
  // order of the presses. A form needs no repetition, because the browser sends it itself.
  const asked = new Map<HTMLElement, Event>();
  const rememberPress = (event: Event) => {
    const button =
      event.target instanceof Element && event.target.closest('button[type=button]:not([popovertarget])');
    if (button instanceof HTMLElement) asked.set(button, event);
  };
  addEventListener('click', rememberPress, true);
  const askAgain = () => {
    removeEventListener('click', rememberPress, true);
    for (const [button, event] of asked) {
      // A press in the midst of the takeover hurries it, and then is answered like any other.
      if (event.eventPhase === Event.NONE) button.click();
    }
  };
  addEventListener('ready', askAgain, { once: true });
  // React takes the page over as it rendered it, without this.
  document.currentScript?.remove();
}

/** Every page carries it: without its comments, indents and lines it is half as long. */
const starter = `<script>(${String(startLater)
  .replace(/^\s*\/\/.*\n|^\s+/gm, '')
  .replace(/ {2,}|\/\* @__PURE__ \*\/ /g, ' ')
  .replaceAll('\n', '')})()</script>`;

/** A script that is a module, as HTML allows it to be written. Inside a page's texts there is no such tag: they are escaped. */
const beginning = /<script\b(?=[^>]*\stype=["']?module\b)[^>]*>/g;
const preload = /(<link\b[^>]*\srel=["']?)modulepreload\b/g;

/**
 * Holds back the scripts of a rendered page that can be read and used without them.
 * @throws Error when there is not one of them: a page must not lose its scripts, or its speed, without notice.
 */
export function scriptsLate(page: PageText): PageText {
  const [head, body] = [page.head.split(beginning), page.body.split(beginning)];
  const count = head.length + body.length - 2;
  if (count !== 1) throw new Error(`A page has ${count} scripts instead of one: see late-scripts.ts.`);
  const late = (parts: string[]) =>
    parts.join(`${starter}<script type="later">`).replaceAll(preload, '$1later');
  return { ...page, head: late(head), body: late(body) };
}

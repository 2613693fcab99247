/**
 * Waits until the page has been painted, or somebody touches it, then lets the browser fetch and run what `later` has
 * held back. On a slow line a page is read before it is pressed, and all of it works without script meanwhile.
 */
function startLater() {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]'))
      link.rel = 'modulepreload';
    for (const waiting of document.querySelectorAll('script[type=later]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = waiting.textContent;
      // In the same place: the page is taken over element by element.
      waiting.replaceWith(script);
    }
  };
  const painted = () => requestAnimationFrame(() => setTimeout(begin));
  if (document.readyState === 'complete') painted();
  else addEventListener('load', painted, { once: true });
  // A font or picture that hangs must not keep the scripts away.
  setTimeout(begin, 5000);
  for (const touch of ['pointerdown', 'keydown', 'touchstart'])
    addEventListener(touch, begin, { once: true, capture: true, passive: true });

  // A button that only scripts can answer is pressed again once they are there (`web/shell/takeover.tsx`).
  let pressed: HTMLElement | null = null;
  const remember = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button[type=button]:not([popovertarget])');
    if (button instanceof HTMLElement) pressed = button;
  };
  addEventListener('click', remember, true);
  const pressAgain = () => {
    removeEventListener('click', remember, true);
    pressed?.click();
  };
  addEventListener('ready', pressAgain, { once: true });
  // React takes the page over as it rendered it, without this.
  document.currentScript?.remove();
}

const starter = `<script>(${startLater})()</script>`;

/** Holds back the scripts of a rendered page that can be read and used without them. */
export function scriptsLate(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace('<script type="module" async="">', `${starter}<script type="later">`);
}

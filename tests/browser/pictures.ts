import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { pageAt } from '../../web/page-at.ts';
import { isBeside } from './beside.ts';

export const pictureFolder = path.resolve(import.meta.dirname, '../../walk-pictures');
/** Of one page in one walk, with or without scripts; a page has more states than anybody looks at. */
const mostOfOne = 4;

/** How the pictures of a page begin, by its path. */
export const pictureName = (path: string) => path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home';

/** Keeps a picture of the page as it stands, unless there is one that shows the same, in `walk-pictures/<walk>-…/`. */
export async function keepPicture(page: Page, walk: string): Promise<void> {
  try {
    const { pathname, shape, isScripted } = await page.evaluate(lookAtShape);
    const location = path.join(pictureFolder, `${walk}-${isScripted ? 'with' : 'without'}-scripts`);
    mkdirSync(location, { recursive: true });
    const name = pictureName(pageAt(pathname)?.page.path ?? 'unknown');
    const file = `${name}.${createHash('sha256').update(shape).digest('hex').slice(0, 8)}.png`;
    const kept = readdirSync(location).filter((one) => one.startsWith(`${name}.`));
    if (kept.includes(file) || kept.length >= mostOfOne) return;
    await page.evaluate(unstick);
    writeFileSync(path.join(location, file), await page.screenshot({ fullPage: true, caret: 'initial' }));
    await page.evaluate(stick);
  } catch {
    // A page that is left in the midst of it.
  }
}

type Clicks = Pick<Locator, 'click'>;
/** The clicks of all locators, once they have been taken over in this process. */
let press: { walk: string } | undefined;

/**
 * Keeps a picture of each page before something on it is pressed, and, with what is returned, at the end: of all browsers
 * that a test opens.
 */
export function keepPictures(page: Page, walk: string): () => Promise<void> {
  if (press) press.walk = walk;
  else {
    const from: Clicks = Object.getPrototypeOf(page.locator('body'));
    const taken = { walk };
    const { click } = from;
    press = taken;
    from.click = async function (this: Locator, ...args: Parameters<Locator['click']>) {
      await keepPicture(this.page(), taken.walk);
      return click.apply(this, args);
    };
  }
  return async () => {
    const open = page.context().browser()?.contexts() ?? [];
    for (const one of open.flatMap((context) => context.pages()))
      if (!isBeside(one)) await keepPicture(one, walk);
  };
}

/** Runs in the page: the visible elements, without typed text and without figures. */
function lookAtShape() {
  const seen = [...document.querySelectorAll('h1, h2, h3, dialog[open], [role=alert], main button')]
    .filter((element) => element.checkVisibility())
    .map((element) => (element.matches('h1, [role=alert]') ? element.localName : element.textContent));
  return {
    pathname: location.pathname,
    shape: seen.join('|').replace(/\d+/g, ''),
    isScripted: document.documentElement.dataset.ready !== undefined,
  };
}

/** Runs in the page: bars that stay at the edge of the window would lie over the middle of a picture of the whole page. */
function unstick() {
  const style = new CSSStyleSheet();
  style.replaceSync('.work-bar, .work-tabs, .form-end, .site-header { position: static !important; }');
  document.adoptedStyleSheets.push(style);
}

function stick() {
  document.adoptedStyleSheets.pop();
}

import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { besideOf } from './beside.ts';
import { expect } from './fixture.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rulesOfColour = ['color-contrast', 'link-in-text-block'];
const withoutColours = Object.fromEntries(rulesOfColour.map((id) => [id, { enabled: false }]));
/** The rules of both looks together are asked in one run, as axe reads the whole page for each. */
const runs = {
  both: { runOnly: { type: 'tag', values: tags } },
  structure: { runOnly: { type: 'tag', values: tags }, rules: withoutColours },
  colours: { runOnly: { type: 'rule', values: rulesOfColour } },
} satisfies Record<string, axe.RunOptions>;
type Look = 'structure' | 'colours';

export const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
} as const;
export const systemColours = { colorScheme: 'dark', forcedColors: 'active' } as const;

/**
 * The page in its present state is accessible in both themes, which differ only in colours, and does not scroll sideways.
 */
export async function expectFlawless(page: Page, state: string) {
  const chosen = await themeOf(page);
  await check(page, themes.light, ['structure', 'colours'], `light: ${state}`);
  await check(page, themes.dark, ['colours'], `dark: ${state}`);
  await page.emulateMedia(themes[chosen]);
}

/** In which the page is shown, and goes on after it was looked at. */
function themeOf(page: Page): Promise<keyof typeof themes> {
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
}

/**
 * The same for who has the system paint its own colours as well; their contrast is the system's, and axe cannot see them.
 * Structure is asked there again where other elements are visible.
 */
export async function expectFlawlessInAllColours(page: Page, state: string) {
  const shown = await check(page, themes.light, ['structure', 'colours'], `light: ${state}`);
  await check(page, themes.dark, ['colours'], `dark: ${state}`);
  await check(page, systemColours, ['structure'], `forced colours: ${state}`, shown);
}

/**
 * From now on the page shows only the server's HTML. A check of a hundred pages then finds each in the same state; the
 * journeys check the pages with their scripts.
 */
export async function showAsDrawn(page: Page): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/** A window of 1280 by 1024 at a zoom of 400 %, where pages are as narrow and as low as they get. */
export const atZoom = { width: 320, height: 256 };

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** The colours, as computed, of texts on their grounds and of links in their texts, in which this process has found no violation. */
const seenColours = new Set<number>();

async function check(page: Page, media: Media, asked: Look[], state: string, looked?: number) {
  const { found, overflow, shown } = await faultsIn(page, media, asked, looked);
  expect.soft(found, `axe, ${state}`).toEqual([]);
  expect.soft(overflow, `no sideways scrolling, ${state}`).toBeLessThanOrEqual(0);
  return shown;
}

/**
 * The violations that axe finds, and by how many pixels the page is wider than its window. `looked` is what was `shown`
 * when the structure of this page was asked.
 */
export async function faultsIn(page: Page, media: Media, asked: Look[], looked?: number) {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  const beside = await besideOf(page);
  const seen = [...seenColours];
  const { found, overflow, colours, shown } = await beside.evaluate(lookAt, { runs, asked, seen, looked });
  const isClean = !found.some((fault) => rulesOfColour.some((id) => fault.startsWith(id)));
  if (isClean) for (const one of colours) seenColours.add(one);
  return { found, overflow, shown };
}

type Asked = {
  runs: Record<keyof typeof runs, axe.RunOptions>;
  asked: Look[];
  seen: number[];
  looked?: number;
};

/** Runs in the second window, which holds axe. */
async function lookAt({ runs: options, asked, seen: before, looked }: Asked) {
  const page: Window = window.opener;
  const { document } = page;
  // Colours are measured as they stay, not while something fades in.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
  // A bar that sticks to the edge of the window lies over something, wherever one has scrolled to.
  for (const bar of document.querySelectorAll<HTMLElement>('.work-bar, .work-tabs, .form-end'))
    bar.style.position = 'static';

  const hash = (text: string) => {
    let [one, other] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      one = Math.imul(one ^ text.charCodeAt(at), 2654435761);
      other = Math.imul(other ^ text.charCodeAt(at), 1597334677);
    }
    return (other >>> 11) * 2 ** 32 + (one >>> 0);
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? page.getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const upFrom = (element: Element) => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
    return all;
  };
  // Something lies over another element, so that its ground is not that of the elements around it.
  const isMoved = (style: CSSStyleDeclaration) => {
    const { position, transform, top, left, right, bottom, marginTop, marginLeft } = style;
    const isOff =
      position === 'relative' && ![top, left, right, bottom].every((at) => /^(auto|0px)$/.test(at));
    const isPlaced = position !== 'static' && position !== 'relative';
    return (
      isOff || isPlaced || transform !== 'none' || [marginTop, marginLeft].some((at) => at.startsWith('-'))
    );
  };
  /** All that contrast is computed from: axe takes long for it, and pages have few colours. */
  const coloursOf = (element: Element, way: number) => {
    const around = upFrom(element);
    const isOpaque = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration) =>
      /^rgb\(/.test(backgroundColor) && backgroundImage === 'none';
    const ground = around.findIndex((one) => isOpaque(styleOf(one)));
    const block = around.findIndex((one) => styleOf(one).display !== 'inline');
    const chain = around.slice(0, Math.max(ground, block, 0) + 1);
    const isDisabled = around.some((one) => one.matches(':disabled, [aria-disabled=true], [inert]'));
    const control = (element.closest('label') as HTMLLabelElement | null)?.control;
    const veils = around
      .map((one) => styleOf(one))
      .filter(({ opacity, filter }) => opacity !== '1' || filter !== 'none');
    const isLink = element.matches('a[href], [role=link]');
    return hash(
      JSON.stringify([
        chain.map((one, at) => {
          const style = styleOf(one);
          const inText = at <= block && isLink;
          return [
            style.backgroundColor,
            style.backgroundImage,
            at === 0 || inText ? [style.color, style.fontSize, style.fontWeight, style.textShadow] : '',
            inText ? [style.display, style.fontStyle, style.fontFamily, style.textDecorationLine] : '',
            inText ? [style.borderBottomWidth, style.borderBottomStyle, hasTextIn(one)] : '',
          ];
        }),
        isDisabled || control?.matches(':disabled, [aria-disabled=true]'),
        veils.map(({ opacity, filter }) => [opacity, filter]),
        // Then its place counts: the names, classes and states up to the root.
        ground < 0 || chain.some((one) => isMoved(styleOf(one))) ? way : isLink,
      ]),
    );
  };
  const hasTextIn = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const ways = new Map<Element | null, number>();
  const seen = new Set(before);
  const colours = new Set<number>();
  let hasNew = false;
  let shown = 0;
  for (const element of document.querySelectorAll('html, body, body *:not(svg *)')) {
    const states = [...element.attributes]
      .filter(({ name }) =>
        /^(class|style|type|role|open|disabled|checked|readonly|data-(?!alike)|aria-(?!label|desc|con|owns))/.test(
          name,
        ),
      )
      .map(({ name, value }) => `${name}=${value}`);
    const hasText = hasTextIn(element);
    const way = hash(
      `${ways.get(element.parentElement) ?? ''}>${element.localName} ${states.sort()} ${hasText}`,
    );
    ways.set(element, way);
    const isShown = element.checkVisibility();
    if (isShown) shown = hash(`${shown} ${way}`);
    const isColoured =
      isShown && (hasText || element.matches('a[href], [role=link], input, select, textarea'));
    const colour = asked.includes('colours') && isColoured ? coloursOf(element, way) : undefined;
    const isNew = colour !== undefined && !seen.has(colour);
    element.toggleAttribute('data-alike', !isNew);
    if (!isNew) continue;
    hasNew = true;
    seen.add(colour);
    colours.add(colour);
  }

  const { axe: checker } = window as unknown as { axe: typeof axe };
  checker.configure({
    rules: [
      { id: 'color-contrast', selector: ':not([data-alike])' },
      { id: 'link-in-text-block', selector: ':is(a[href], [role=link]):not([data-alike])' },
    ],
  });
  const found: string[] = [];
  const hasStructure = asked.includes('structure') && shown !== looked;
  // Colours only where something is shown that has not been looked at.
  const hasColours = asked.includes('colours') && hasNew;
  if (hasStructure || hasColours) {
    // Tells axe which window to look at; axe keeps no result about an element that is in no document.
    checker.setup(document.createElement('i'));
    const { violations } = await checker.run(
      { exclude: ['svg[aria-hidden=true]'] },
      {
        ...options[hasStructure && hasColours ? 'both' : hasStructure ? 'structure' : 'colours'],
        resultTypes: ['violations'],
        iframes: false,
      },
    );
    found.push(...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`));
  }
  const overflow = document.documentElement.scrollWidth - page.innerWidth;
  return { found, overflow, shown, colours: [...colours] };
}

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
  type Ground = { grounds: string; veils: string; isMoved: boolean; isDisabled: boolean };
  const known = new Map<Element | null, Ground>();
  // Something that is moved lies over another element, so that its ground is not that of the elements around it.
  const isMoved = (style: CSSStyleDeclaration) => {
    const { position, transform, marginTop, marginLeft } = style;
    const isOff = () =>
      ![style.top, style.left, style.right, style.bottom].every((at) => at === 'auto' || at === '0px');
    if (position !== 'static' && (position !== 'relative' || isOff())) return true;
    return transform !== 'none' || marginTop.startsWith('-') || marginLeft.startsWith('-');
  };
  /** The grounds of an element up to the first opaque one. */
  const groundOf = (element: Element | null): Ground => {
    const found = known.get(element);
    if (found) return found;
    if (!element) return { grounds: '', veils: '', isMoved: false, isDisabled: false };
    const around = groundOf(element.parentElement);
    const style = page.getComputedStyle(element);
    const { backgroundColor, backgroundImage, opacity, filter } = style;
    const isPlain = backgroundImage === 'none';
    const isOpaque = isPlain && backgroundColor.startsWith('rgb(');
    const isClear = isPlain && backgroundColor === 'rgba(0, 0, 0, 0)';
    const own = `${backgroundColor} ${backgroundImage}`;
    const ground = {
      grounds: isClear ? around.grounds : isOpaque ? own : `${own} over ${around.grounds}`,
      veils: opacity === '1' && filter === 'none' ? around.veils : `${around.veils} ${opacity} ${filter}`,
      isMoved: isMoved(style) || (!isOpaque && around.isMoved),
      isDisabled: around.isDisabled || element.matches(':disabled, [aria-disabled=true], [inert]'),
    };
    known.set(element, ground);
    return ground;
  };
  /** All that the contrast of a text is computed from: axe takes long for it, and pages have few colours. */
  const coloursOf = (element: Element, way: number) => {
    const { grounds, veils, isMoved: isByPlace, isDisabled } = groundOf(element);
    const { color, fontSize, fontWeight, textShadow } = page.getComputedStyle(element);
    const ofLabel = (element.closest('label') as HTMLLabelElement | null)?.control;
    const isOff = isDisabled || ofLabel?.matches(':disabled, [aria-disabled=true]');
    const link = element.matches('a[href], [role=link]') ? aroundLink(element) : '';
    const parts = [
      grounds,
      veils,
      color,
      fontSize,
      fontWeight,
      textShadow,
      isOff,
      link,
      isByPlace ? way : '',
    ];
    return hash(parts.join('|'));
  };
  /** All that tells a link from the text around it, up to the block of this text. */
  const aroundLink = (link: Element) => {
    const said: string[] = [];
    for (let at: Element | null = link; at; at = at.parentElement) {
      const style = page.getComputedStyle(at);
      said.push(
        style.display,
        style.color,
        style.backgroundColor,
        style.fontWeight,
        style.fontStyle,
        style.fontSize,
        style.fontFamily,
        style.textDecorationLine,
        style.borderBottomWidth,
        style.borderBottomStyle,
        String(Boolean(hasTextIn(at))),
      );
      if (style.display !== 'inline') break;
    }
    return said.join();
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

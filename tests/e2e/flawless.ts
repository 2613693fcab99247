import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixture.ts';

// Its builder puts axe into the page anew for each check and has passing elements described too: five times the time.
const builder = createRequire(fileURLToPath(import.meta.resolve('@axe-core/playwright')));
const { source } = builder('axe-core') as typeof axe;

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The themes differ in nothing but colours, so the dark one is asked for those alone. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

const themes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
} as const;
const systemColours = { colorScheme: 'dark', forcedColors: 'active' } as const;

/** The page as it stands now keeps nobody out in either theme, and does not scroll sideways. */
export async function expectFlawless(page: Page, state: string) {
  await check(page, themes.light, everything, `light: ${state}`);
  await check(page, themes.dark, rulesOfColour, `dark: ${state}`);
}

/** The same for a page of very many parts that look alike; colours, which take the longest, are looked at without `repeated`. */
export async function expectFlawlessAtLength(page: Page, repeated: string, state: string) {
  await check(page, themes.light, everything, `light: ${state}`, { isColourless: true });
  await check(page, themes.light, rulesOfColour, `light: ${state}`, { without: repeated });
  await check(page, themes.dark, rulesOfColour, `dark: ${state}`, { without: repeated });
}

/** The same for who has the system paint its own colours; their contrast is the system's, and axe cannot see them. */
export async function expectFlawlessInForcedColours(page: Page, state: string) {
  await check(page, systemColours, everything, `forced colours: ${state}`, { isColourless: true });
}

/** What the check in forced colours leaves out: the colours of both themes. */
export async function expectReadable(page: Page, state: string) {
  await check(page, themes.light, rulesOfColour, `light: ${state}`);
  await check(page, themes.dark, rulesOfColour, `dark: ${state}`);
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

async function violations(page: Page, options: axe.RunOptions, exclude: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ asked, left }) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      const found = await checker.run(
        { exclude: left },
        { ...asked, resultTypes: ['violations'], iframes: false },
      );
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`);
    },
    { asked: options, left: exclude },
  );
}

type Extent = { isColourless?: boolean; without?: string };

async function check(page: Page, media: Media, rules: string[], state: string, extent: Extent = {}) {
  await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
  // Colours are measured as they stay, not while something fades in.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  });
  // A bar that sticks to the edge of the window lies over something, wherever one has scrolled to.
  await page.evaluate(() => {
    for (const bar of document.querySelectorAll<HTMLElement>('.work-bar, .work-tabs, .form-end'))
      bar.style.position = 'static';
  });
  const colourless = Object.fromEntries(rulesOfColour.map((id) => [id, { enabled: false }]));
  const found = await violations(
    page,
    {
      runOnly: { type: rules === rulesOfColour ? 'rule' : 'tag', values: rules },
      rules: extent.isColourless ? colourless : {},
    },
    ['svg[aria-hidden=true]', ...(extent.without ? [extent.without] : [])],
  );
  expect.soft(found, `axe, ${state}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `no sideways scrolling, ${state}`).toBeLessThanOrEqual(0);
}

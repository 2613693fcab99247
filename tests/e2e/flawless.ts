import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixture.ts';

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

/** The same for who has the system paint its own colours; their contrast is the system's, and axe cannot see them. */
export async function expectFlawlessInForcedColours(page: Page, state: string) {
  await check(page, systemColours, everything, `forced colours: ${state}`);
}

/** What the check in forced colours leaves out: the colours as they are where nothing is forced. */
export async function expectReadable(page: Page, state: string) {
  await check(page, themes.light, rulesOfColour, `light: ${state}`);
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

async function check(page: Page, media: Media, rules: string[], state: string) {
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
  // There are no frames, so the mode that opens another page to look into them only costs time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('svg[aria-hidden=true]');
  if (rules === rulesOfColour) axe.withRules(rules);
  else axe.withTags(rules);
  if (media?.forcedColors === 'active') axe.disableRules(rulesOfColour);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160))}`);
  expect.soft(found, `axe, ${state}`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `no sideways scrolling, ${state}`).toBeLessThanOrEqual(0);
}
